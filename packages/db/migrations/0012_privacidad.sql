CREATE TABLE `ajustes_privacidad` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`retencion_meses` integer NOT NULL,
	`cartera_meses` integer NOT NULL,
	`automatica` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ajustes_privacidad_uq` ON `ajustes_privacidad` (`cuenta_id`);--> statement-breakpoint
CREATE TABLE `consentimientos` (
	`cv_id` integer PRIMARY KEY NOT NULL,
	`cuenta_id` integer NOT NULL,
	`remitente` text,
	`aviso_id` integer NOT NULL,
	`cartera_id` integer,
	`cartera_en` integer,
	`cartera_hasta` integer,
	`retirado_en` integer,
	`direccion` text,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`aviso_id`) REFERENCES `textos_vistos`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cartera_id`) REFERENCES `textos_vistos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `consentimientos_cuenta_ix` ON `consentimientos` (`cuenta_id`);--> statement-breakpoint
CREATE TABLE `textos_vistos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`clave` text NOT NULL,
	`version` text NOT NULL,
	`huella` text NOT NULL,
	`texto` text NOT NULL,
	`visto_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `textos_vistos_uq` ON `textos_vistos` (`cuenta_id`,`clave`,`huella`);