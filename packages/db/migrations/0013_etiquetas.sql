CREATE TABLE `cv_etiquetas` (
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`etiqueta_id` integer NOT NULL,
	PRIMARY KEY(`cv_id`, `etiqueta_id`),
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`etiqueta_id`) REFERENCES `etiquetas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cv_etiquetas_proceso_ix` ON `cv_etiquetas` (`cuenta_id`,`proceso_id`,`cv_id`,`etiqueta_id`);--> statement-breakpoint
CREATE INDEX `cv_etiquetas_etiqueta_ix` ON `cv_etiquetas` (`cuenta_id`,`etiqueta_id`,`cv_id`);--> statement-breakpoint
CREATE TABLE `etiquetas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	`color` text NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `etiquetas_cuenta_ix` ON `etiquetas` (`cuenta_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `etiquetas_nombre_uq` ON `etiquetas` (`cuenta_id`,`busqueda`);