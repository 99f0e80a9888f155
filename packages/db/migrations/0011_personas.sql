CREATE TABLE `identidades` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`cv_a` integer NOT NULL,
	`cv_b` integer NOT NULL,
	`decision` text NOT NULL,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cv_a`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_b`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identidades_uq` ON `identidades` (`cuenta_id`,`cv_a`,`cv_b`);--> statement-breakpoint
CREATE INDEX `identidades_b_ix` ON `identidades` (`cuenta_id`,`cv_b`);--> statement-breakpoint
ALTER TABLE `cvs` ADD `rut_clave` text;--> statement-breakpoint
ALTER TABLE `cvs` ADD `email_clave` text;--> statement-breakpoint
ALTER TABLE `cvs` ADD `telefono_clave` text;--> statement-breakpoint
CREATE INDEX `cvs_candidato_ix` ON `cvs` (`cuenta_id`,`candidato_id`,`eliminado_en`,`proceso_id`);--> statement-breakpoint
CREATE INDEX `cvs_rut_ix` ON `cvs` (`cuenta_id`,`rut_clave`) WHERE rut_clave is not null;--> statement-breakpoint
CREATE INDEX `cvs_email_ix` ON `cvs` (`cuenta_id`,`email_clave`) WHERE email_clave is not null;--> statement-breakpoint
CREATE INDEX `cvs_telefono_ix` ON `cvs` (`cuenta_id`,`telefono_clave`) WHERE telefono_clave is not null;--> statement-breakpoint
UPDATE `cvs` SET `rut_clave` = `rut` WHERE `rut` GLOB '[1-9]*-[0-9K]' AND length(`rut`) <= 10
	AND substr(`rut`, 1, length(`rut`) - 2) NOT GLOB '*[^0-9]*'
	AND substr(`rut`, -1) = substr('0K987654321', 1 + (
		SELECT substr(b, 8, 1) * 2 + substr(b, 7, 1) * 3 + substr(b, 6, 1) * 4 + substr(b, 5, 1) * 5
			+ substr(b, 4, 1) * 6 + substr(b, 3, 1) * 7 + substr(b, 2, 1) * 2 + substr(b, 1, 1) * 3
		FROM (SELECT substr('0000000' || substr(`rut`, 1, length(`rut`) - 2), -8) AS b)
	) % 11, 1);--> statement-breakpoint
UPDATE `cvs` SET `email_clave` = lower(trim(`email`))
WHERE trim(`email`) LIKE '_%@_%' AND `email` NOT LIKE '%@%@%' AND trim(`email`) NOT LIKE '% %';--> statement-breakpoint
UPDATE `cvs` SET `telefono_clave` = `telefono`
WHERE `telefono` GLOB '+[1-9]*' AND substr(`telefono`, 2) NOT GLOB '*[^0-9]*' AND length(`telefono`) BETWEEN 9 AND 16;--> statement-breakpoint
UPDATE `cvs` SET `candidato_id` = p.`primero` FROM (
	SELECT `cuenta_id`, `rut_clave`, min(`candidato_id`) AS `primero` FROM `cvs`
	WHERE `rut_clave` IS NOT NULL GROUP BY `cuenta_id`, `rut_clave`
) p WHERE p.`cuenta_id` = `cvs`.`cuenta_id` AND p.`rut_clave` = `cvs`.`rut_clave` AND `cvs`.`rut_clave` IS NOT NULL;--> statement-breakpoint
DELETE FROM `candidatos` WHERE `id` NOT IN (SELECT `candidato_id` FROM `cvs`);
