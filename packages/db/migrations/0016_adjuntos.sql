CREATE TABLE `adjuntos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`archivo_id` integer NOT NULL,
	`usuario_id` integer,
	`fusionado_id` integer,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `adjuntos_cv_ix` ON `adjuntos` (`cuenta_id`,`cv_id`,`id`);--> statement-breakpoint
CREATE INDEX `adjuntos_de_ix` ON `adjuntos` (`cv_id`);--> statement-breakpoint
CREATE INDEX `adjuntos_archivo_ix` ON `adjuntos` (`archivo_id`);--> statement-breakpoint
CREATE TABLE `fusiones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`otro_id` integer NOT NULL,
	`trajo` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`otro_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fusiones_otro_uq` ON `fusiones` (`otro_id`);--> statement-breakpoint
CREATE INDEX `fusiones_cv_ix` ON `fusiones` (`cv_id`);--> statement-breakpoint
CREATE INDEX `fusiones_cuenta_ix` ON `fusiones` (`cuenta_id`,`cv_id`);--> statement-breakpoint
DROP INDEX `cvs_papelera_ix`;--> statement-breakpoint
ALTER TABLE `cvs` ADD `fusionado_en` integer;--> statement-breakpoint
CREATE INDEX `cvs_fusionado_ix` ON `cvs` (`cuenta_id`,`fusionado_en`) WHERE fusionado_en is not null;--> statement-breakpoint
CREATE INDEX `cvs_papelera_ix` ON `cvs` (`cuenta_id`,`eliminado_en`,`id`) WHERE eliminado_en is not null and fusionado_en is null;