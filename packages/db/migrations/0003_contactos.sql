CREATE TABLE `contactos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tipo` text NOT NULL,
	`email` text NOT NULL,
	`nombre` text,
	`empresa` text,
	`mensaje` text,
	`creado_en` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contactos_email_ix` ON `contactos` (`email`,`tipo`);--> statement-breakpoint
CREATE INDEX `contactos_creado_ix` ON `contactos` (`creado_en`);