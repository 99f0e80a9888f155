CREATE TABLE `contratos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`texto_id` integer NOT NULL,
	`usuario_id` integer NOT NULL,
	`aceptado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`texto_id`) REFERENCES `textos_vistos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contratos_cuenta_ix` ON `contratos` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `incidentes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`detectado` text NOT NULL,
	`naturaleza` text NOT NULL,
	`efectos` text NOT NULL,
	`categorias` text NOT NULL,
	`personas` integer NOT NULL,
	`medidas` text NOT NULL,
	`agencia_en` text,
	`titulares_en` text,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `incidentes_cuenta_ix` ON `incidentes` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `retenciones` (
	`cv_id` integer PRIMARY KEY NOT NULL,
	`cuenta_id` integer NOT NULL,
	`motivo` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `retenciones_cuenta_ix` ON `retenciones` (`cuenta_id`);--> statement-breakpoint
ALTER TABLE `cvs` ADD `bloqueado_en` integer;--> statement-breakpoint
ALTER TABLE `cvs` ADD `anonimizado_en` integer;--> statement-breakpoint
CREATE INDEX `cvs_bloqueado_ix` ON `cvs` (`cuenta_id`,`id`) WHERE bloqueado_en is not null;