CREATE TABLE `etapas_pasadas` (
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`clave` text NOT NULL,
	`nombre` text NOT NULL,
	`tipo` text NOT NULL,
	PRIMARY KEY(`proceso_id`, `clave`),
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `etapas_pasadas_cuenta_ix` ON `etapas_pasadas` (`cuenta_id`,`proceso_id`);--> statement-breakpoint
CREATE TABLE `nota_versiones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nota_id` integer NOT NULL,
	`texto` text NOT NULL,
	`hasta` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`nota_id`) REFERENCES `notas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nota_versiones_ix` ON `nota_versiones` (`cuenta_id`,`nota_id`,`id`);--> statement-breakpoint
CREATE TABLE `notas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`autor_id` integer NOT NULL,
	`texto` text NOT NULL,
	`menciones` text NOT NULL,
	`clave` text,
	`creada_en` integer NOT NULL,
	`editada_en` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`autor_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notas_cv_ix` ON `notas` (`cuenta_id`,`cv_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notas_clave_uq` ON `notas` (`cuenta_id`,`cv_id`,`autor_id`,`clave`);--> statement-breakpoint
CREATE TABLE `notificaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`usuario_id` integer NOT NULL,
	`nota_id` integer NOT NULL,
	`creada_en` integer NOT NULL,
	`leida_en` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`usuario_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`nota_id`) REFERENCES `notas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notificaciones_usuario_ix` ON `notificaciones` (`cuenta_id`,`usuario_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notificaciones_nota_uq` ON `notificaciones` (`nota_id`,`usuario_id`);