DELETE FROM `estadias`;
--> statement-breakpoint
CREATE TABLE `__pasos` (
	`cv_id` integer NOT NULL, `n` integer NOT NULL, `de` integer NOT NULL, `cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL, `a` text NOT NULL, `t` integer NOT NULL, PRIMARY KEY (`cv_id`, `n`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__pasos`
SELECT e.cv_id, row_number() OVER (PARTITION BY e.cv_id ORDER BY e.id), count(*) OVER (PARTITION BY e.cv_id),
	e.cuenta_id, e.proceso_id, coalesce(json_extract(e.datos, '$.a'), 'recibido'), e.creado_en
FROM `eventos` e JOIN `cvs` c ON c.id = e.cv_id
WHERE e.tipo IN ('cv_registrado', 'cv_movido') AND e.proceso_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO `estadias` (`cuenta_id`, `proceso_id`, `cv_id`, `etapa`, `entrada`, `salida`)
WITH RECURSIVE camino (cv_id, n, pila) AS (
	SELECT cv_id, n, json_array(json_array(a, t)) FROM `__pasos` WHERE n = 1
	UNION ALL
	SELECT p.cv_id, p.n, CASE
		WHEN json_extract(c.pila, '$[#-1][1]') >= p.t - 120000 AND json_extract(c.pila, '$[#-2][0]') = p.a
		THEN json_remove(c.pila, '$[#-1]')
		ELSE json_insert(c.pila, '$[#]', json_array(p.a, p.t)) END
	FROM camino c JOIN `__pasos` p ON p.cv_id = c.cv_id AND p.n = c.n + 1
)
SELECT p.cuenta_id, p.proceso_id, p.cv_id, json_extract(s.value, '$[0]'), json_extract(s.value, '$[1]'),
	json_extract(c.pila, '$[' || (s.key + 1) || '][1]')
FROM camino c JOIN `__pasos` p ON p.cv_id = c.cv_id AND p.n = c.n AND p.n = p.de, json_each(c.pila) s
ORDER BY p.cv_id, s.key;
--> statement-breakpoint
DROP TABLE `__pasos`;
--> statement-breakpoint
UPDATE `estadias` SET `etapa` = coalesce((
	SELECT e.clave FROM `etapas` e WHERE e.proceso_id = `estadias`.proceso_id AND e.tipo <> 'descartado'
		AND instr('recibido filtro entrevista evaluacion oferta', e.tipo) <=
			instr('recibido filtro entrevista evaluacion oferta',
				CASE `estadias`.etapa WHEN 'preseleccion' THEN 'filtro' ELSE `estadias`.etapa END)
		AND instr('recibido filtro entrevista evaluacion oferta', e.tipo) > 0
	ORDER BY instr('recibido filtro entrevista evaluacion oferta', e.tipo) DESC, e.orden DESC LIMIT 1
), `etapa`)
WHERE `etapa` IN ('preseleccion', 'entrevista', 'oferta') AND `salida` IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM `etapas` e WHERE e.proceso_id = `estadias`.proceso_id AND e.clave = `estadias`.etapa);
--> statement-breakpoint
UPDATE `estadias` SET `etapa` = (SELECT c.etapa FROM `cvs` c WHERE c.id = `estadias`.cv_id) WHERE `salida` IS NULL;
--> statement-breakpoint
UPDATE `cvs` SET `alcanzada` = coalesce((
	SELECT s.etapa FROM `estadias` s JOIN `etapas` e ON e.proceso_id = s.proceso_id AND e.clave = s.etapa
	WHERE s.cuenta_id = `cvs`.cuenta_id AND s.cv_id = `cvs`.id AND e.tipo <> 'descartado'
	ORDER BY instr('recibido filtro entrevista evaluacion oferta contratado', e.tipo) DESC, s.id DESC LIMIT 1
), '');
--> statement-breakpoint
DELETE FROM `horas` WHERE `medida` = 'activos';
--> statement-breakpoint
INSERT INTO `horas` (`cuenta_id`, `hora`, `medida`, `usuario_id`, `total`)
WITH cambios AS (
	SELECT id, cuenta_id, proceso_id, creado_en / 3600000 AS hora, coalesce(usuario_id, 0) AS usuario_id, tipo,
		json_extract(datos, '$.desde') AS desde, json_extract(datos, '$.a') AS a
	FROM `eventos` WHERE tipo IN ('proceso_creado', 'proceso_editado')
), primeros AS MATERIALIZED (
	SELECT proceso_id, desde, min(id) FROM cambios WHERE desde IS NOT NULL GROUP BY proceso_id
), completos AS (
	SELECT c.cuenta_id, hora, usuario_id, c.desde,
		CASE c.tipo WHEN 'proceso_creado' THEN coalesce(c.a, f.desde, p.estado) ELSE c.a END AS a
	FROM cambios c LEFT JOIN primeros f ON f.proceso_id = c.proceso_id LEFT JOIN `procesos` p ON p.id = c.proceso_id
)
SELECT cuenta_id, hora, 'activos', usuario_id, sum((coalesce(a, '') = 'activo') - (coalesce(desde, '') = 'activo')) AS n
FROM completos GROUP BY 1, 2, 4 HAVING n <> 0;
