CREATE TABLE `solicitudes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer,
	`huella` text NOT NULL,
	`derecho` text NOT NULL,
	`nombre` text,
	`rut` text,
	`email` text,
	`detalle` text,
	`estado` text NOT NULL,
	`vence` text NOT NULL,
	`prorrogada` integer DEFAULT false NOT NULL,
	`respuesta` text,
	`respondida_en` integer,
	`respondida_por` integer,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `solicitudes_huella_uq` ON `solicitudes` (`huella`);--> statement-breakpoint
CREATE INDEX `solicitudes_estado_ix` ON `solicitudes` (`cuenta_id`,`estado`,`vence`);--> statement-breakpoint
ALTER TABLE `cuentas` ADD `public_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `cuentas_public_uq` ON `cuentas` (`public_id`);--> statement-breakpoint
UPDATE `cuentas` SET `public_id` = lower(hex(randomblob(16)));
