CREATE TABLE `suscripciones` (
	`usuario_id` integer PRIMARY KEY NOT NULL,
	`cuenta_id` integer NOT NULL,
	`huella` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`usuario_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suscripciones_huella_uq` ON `suscripciones` (`huella`);--> statement-breakpoint
CREATE INDEX `suscripciones_cuenta_ix` ON `suscripciones` (`cuenta_id`);--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `cv_id` integer REFERENCES cvs(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `responsable_id` integer REFERENCES usuarios(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `lugar` text;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `notas` text;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `clave` text;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `creada_en` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `entrevistas` ADD `cambiada_en` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `entrevistas_fecha_ix` ON `entrevistas` (`cuenta_id`,`fecha_inicio`);--> statement-breakpoint
CREATE UNIQUE INDEX `entrevistas_clave_uq` ON `entrevistas` (`cuenta_id`,`clave`);