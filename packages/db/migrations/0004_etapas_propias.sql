CREATE TABLE `motivos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	`tipo` text NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `motivos_cuenta_ix` ON `motivos` (`cuenta_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `motivos_nombre_uq` ON `motivos` (`cuenta_id`,`busqueda`);--> statement-breakpoint
CREATE TABLE `plantillas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	`etapas` text NOT NULL,
	`predeterminada` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `plantillas_cuenta_ix` ON `plantillas` (`cuenta_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `plantillas_nombre_uq` ON `plantillas` (`cuenta_id`,`busqueda`);--> statement-breakpoint
ALTER TABLE `cvs` ADD `motivo_id` integer;--> statement-breakpoint
ALTER TABLE `etapas` ADD `limite_dias` integer;--> statement-breakpoint
INSERT INTO `motivos` (`cuenta_id`, `nombre`, `busqueda`, `tipo`)
SELECT `cuentas`.`id`, `nuevos`.`column1`, `nuevos`.`column2`, `nuevos`.`column3` FROM `cuentas` CROSS JOIN (VALUES
	('No cumple los requisitos', 'no cumple los requisitos', 'nosotros'),
	('Elegimos a otra persona', 'elegimos a otra persona', 'nosotros'),
	('La renta no calza', 'la renta no calza', 'nosotros'),
	('Cupo cerrado', 'cupo cerrado', 'nosotros'),
	('Ya no le interesa', 'ya no le interesa', 'candidato'),
	('Aceptó otra oferta', 'acepto otra oferta', 'candidato'),
	('No pudimos contactarle', 'no pudimos contactarle', 'candidato'),
	('No llegó a la entrevista', 'no llego a la entrevista', 'no_se_presento'),
	('No se presentó a trabajar', 'no se presento a trabajar', 'no_se_presento')
) AS `nuevos`;
