CREATE TABLE `tareas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`autor_id` integer NOT NULL,
	`responsable_id` integer,
	`texto` text NOT NULL,
	`vence` text,
	`clave` text,
	`creada_en` integer NOT NULL,
	`hecha_en` integer,
	`eliminada_en` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`responsable_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tareas_cv_ix` ON `tareas` (`cuenta_id`,`cv_id`,`id`);--> statement-breakpoint
CREATE INDEX `tareas_pendientes_ix` ON `tareas` (`cuenta_id`,`responsable_id`,`vence`) WHERE hecha_en is null and eliminada_en is null;--> statement-breakpoint
CREATE INDEX `tareas_eliminadas_ix` ON `tareas` (`cuenta_id`,`eliminada_en`) WHERE eliminada_en is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tareas_clave_uq` ON `tareas` (`cuenta_id`,`cv_id`,`autor_id`,`clave`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notificaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`usuario_id` integer NOT NULL,
	`nota_id` integer,
	`tarea_id` integer,
	`autor_id` integer,
	`creada_en` integer NOT NULL,
	`leida_en` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`usuario_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`nota_id`) REFERENCES `notas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tarea_id`) REFERENCES `tareas`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_notificaciones`("id", "cuenta_id", "usuario_id", "nota_id", "tarea_id", "autor_id", "creada_en", "leida_en") SELECT "id", "cuenta_id", "usuario_id", "nota_id", null, null, "creada_en", "leida_en" FROM `notificaciones`;--> statement-breakpoint
DROP TABLE `notificaciones`;--> statement-breakpoint
ALTER TABLE `__new_notificaciones` RENAME TO `notificaciones`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `notificaciones_usuario_ix` ON `notificaciones` (`cuenta_id`,`usuario_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notificaciones_nota_uq` ON `notificaciones` (`nota_id`,`usuario_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notificaciones_tarea_uq` ON `notificaciones` (`tarea_id`,`usuario_id`);--> statement-breakpoint
ALTER TABLE `cvs` ADD `responsable_id` integer REFERENCES usuarios(id);