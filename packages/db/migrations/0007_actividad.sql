CREATE TABLE `estadias` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	`etapa` text NOT NULL,
	`entrada` integer NOT NULL,
	`salida` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `estadias_cv_ix` ON `estadias` (`cuenta_id`,`cv_id`,`id`);--> statement-breakpoint
CREATE INDEX `estadias_tiempo_ix` ON `estadias` (`cuenta_id`,`proceso_id`,`etapa`,`salida`,`entrada`) WHERE salida is not null;--> statement-breakpoint
CREATE TABLE `horas` (
	`cuenta_id` integer NOT NULL,
	`hora` integer NOT NULL,
	`medida` text NOT NULL,
	`usuario_id` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`cuenta_id`, `hora`, `medida`, `usuario_id`),
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
DROP INDEX `cvs_busqueda_ix`;--> statement-breakpoint
ALTER TABLE `cvs` ADD `alcanzada` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `cvs_alcanzada_ix` ON `cvs` (`cuenta_id`,`proceso_id`,`alcanzada`,`creado_en`,`eliminado_en`) WHERE eliminado_en is null;--> statement-breakpoint
CREATE INDEX `cvs_mirar_ix` ON `cvs` (`cuenta_id`,`proceso_id`,`lectura`,`nombre`,`creado_en`,`por_revisar`,`eliminado_en`) WHERE eliminado_en is null and (por_revisar = 1 or (lectura = 'fallido' and nombre is null));--> statement-breakpoint
CREATE INDEX `cvs_busqueda_ix` ON `cvs` (`cuenta_id`,`busqueda`,`eliminado_en`) WHERE eliminado_en is null;--> statement-breakpoint
ALTER TABLE `procesos` ADD `movido_en` integer;
--> statement-breakpoint
INSERT INTO `estadias` (`cuenta_id`, `proceso_id`, `cv_id`, `etapa`, `entrada`, `salida`)
WITH pasos AS (
	SELECT e.id, e.cuenta_id, e.proceso_id, e.cv_id, e.creado_en,
		json_extract(e.datos, '$.desde') AS desde, coalesce(json_extract(e.datos, '$.a'), 'recibido') AS a
	FROM `eventos` e JOIN `cvs` c ON c.id = e.cv_id
	WHERE e.tipo IN ('cv_registrado', 'cv_movido')
), vecinos AS (
	SELECT *,
		a = lag(desde) OVER v AND creado_en - lag(creado_en) OVER v <= 120000 AS deshace,
		lead(a) OVER v = desde AND lead(creado_en) OVER v - creado_en <= 120000 AS deshecho
	FROM pasos WINDOW v AS (PARTITION BY cv_id ORDER BY id)
)
SELECT cuenta_id, proceso_id, cv_id, a, creado_en, lead(creado_en) OVER (PARTITION BY cv_id ORDER BY id)
FROM vecinos WHERE coalesce(deshace, 0) = 0 AND coalesce(deshecho, 0) = 0 ORDER BY cv_id, id;
--> statement-breakpoint
UPDATE `cvs` SET `alcanzada` = coalesce((
	SELECT s.etapa FROM `estadias` s JOIN `etapas` e ON e.proceso_id = s.proceso_id AND e.clave = s.etapa
	WHERE s.cuenta_id = `cvs`.cuenta_id AND s.cv_id = `cvs`.id AND e.tipo <> 'descartado' ORDER BY e.orden DESC LIMIT 1
), '');
--> statement-breakpoint
UPDATE `procesos` SET `movido_en` = (
	SELECT max(e.creado_en) FROM `eventos` e
	WHERE e.cuenta_id = `procesos`.cuenta_id AND e.proceso_id = `procesos`.id AND e.tipo IN ('cv_registrado', 'cv_movido')
);
--> statement-breakpoint
INSERT INTO `horas` (`cuenta_id`, `hora`, `medida`, `usuario_id`, `total`)
WITH cambios AS (
	SELECT e.cuenta_id, e.creado_en / 3600000 AS hora, coalesce(e.usuario_id, 0) AS usuario_id, e.tipo,
		coalesce(json_extract(e.datos, '$.a'), CASE e.tipo WHEN 'cv_registrado' THEN 'recibido' WHEN 'proceso_creado' THEN 'activo' END) AS a,
		json_extract(e.datos, '$.desde') AS desde, e.proceso_id
	FROM `eventos` e
	WHERE e.tipo IN ('cv_registrado', 'cv_movido', 'cv_eliminado', 'proceso_creado', 'proceso_editado')
), medidas AS (
	SELECT cuenta_id, hora, usuario_id, 'recibidos' AS medida, 1 AS n FROM cambios WHERE tipo = 'cv_registrado'
	UNION ALL SELECT cuenta_id, hora, usuario_id, 'movimientos', 1 FROM cambios WHERE tipo = 'cv_movido'
	UNION ALL SELECT cuenta_id, hora, usuario_id, 'cvs', CASE tipo WHEN 'cv_registrado' THEN 1 ELSE -1 END FROM cambios WHERE tipo IN ('cv_registrado', 'cv_eliminado')
	UNION ALL SELECT c.cuenta_id, hora, usuario_id, 'etapa:' || e.tipo, 1 FROM cambios c JOIN `etapas` e ON e.proceso_id = c.proceso_id AND e.clave = c.a WHERE c.tipo LIKE 'cv\_%' ESCAPE '\'
	UNION ALL SELECT c.cuenta_id, hora, usuario_id, 'etapa:' || e.tipo, -1 FROM cambios c JOIN `etapas` e ON e.proceso_id = c.proceso_id AND e.clave = c.desde WHERE c.tipo LIKE 'cv\_%' ESCAPE '\'
	UNION ALL SELECT cuenta_id, hora, usuario_id, 'activos', (coalesce(a, '') = 'activo') - (coalesce(desde, '') = 'activo') FROM cambios WHERE tipo LIKE 'proceso\_%' ESCAPE '\'
)
SELECT cuenta_id, hora, medida, usuario_id, sum(n) FROM medidas GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0;
