CREATE TABLE `importaciones` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`clave` text NOT NULL,
	`destino` text NOT NULL,
	`huella` text NOT NULL,
	`filas` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `importaciones_clave_uq` ON `importaciones` (`cuenta_id`,`clave`);