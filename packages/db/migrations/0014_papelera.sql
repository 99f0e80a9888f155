CREATE TABLE `accion_filas` (
	`accion_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`cuenta_id` integer NOT NULL,
	`antes` text NOT NULL,
	`despues` text NOT NULL,
	PRIMARY KEY(`accion_id`, `cv_id`),
	FOREIGN KEY (`accion_id`) REFERENCES `acciones`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `accion_filas_cuenta_ix` ON `accion_filas` (`cuenta_id`,`accion_id`);--> statement-breakpoint
CREATE INDEX `accion_filas_cv_ix` ON `accion_filas` (`cv_id`);--> statement-breakpoint
CREATE TABLE `acciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`usuario_id` integer,
	`tipo` text NOT NULL,
	`clave` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `acciones_cuenta_ix` ON `acciones` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE INDEX `acciones_clave_ix` ON `acciones` (`cuenta_id`,`clave`);--> statement-breakpoint
CREATE INDEX `acciones_creada_ix` ON `acciones` (`creada_en`);--> statement-breakpoint
ALTER TABLE `cvs` ADD `eliminado_por` integer;--> statement-breakpoint
CREATE INDEX `cvs_papelera_ix` ON `cvs` (`cuenta_id`,`eliminado_en`,`id`) WHERE eliminado_en is not null;--> statement-breakpoint
CREATE INDEX `estadias_de_ix` ON `estadias` (`cv_id`);--> statement-breakpoint
CREATE INDEX `notas_de_ix` ON `notas` (`cv_id`);