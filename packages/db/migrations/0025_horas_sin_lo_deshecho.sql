-- What was undone, or is in no list, was counted as received and moved: counted for what happened before as it is from here on.
DELETE FROM `horas` WHERE `medida` IN ('recibidos', 'movimientos') OR `medida` LIKE 'proceso:%';
--> statement-breakpoint
INSERT INTO `horas` (`cuenta_id`, `hora`, `medida`, `usuario_id`, `total`)
WITH llegados AS MATERIALIZED (
	SELECT c.cuenta_id, c.proceso_id, c.creado_en / 3600000 AS hora, coalesce((
		SELECT e.usuario_id FROM `eventos` e
		WHERE e.cuenta_id = c.cuenta_id AND e.cv_id = c.id AND e.tipo = 'cv_registrado' ORDER BY e.id LIMIT 1
	), 0) AS usuario_id
	FROM `cvs` c WHERE c.eliminado_en IS NULL
), pasos AS MATERIALIZED (
	SELECT cuenta_id, proceso_id, cv_id, creado_en / 3600000 AS hora, coalesce(usuario_id, 0) AS usuario_id,
		json_extract(datos, '$.accion') AS accion, json_extract(datos, '$.deshace') AS deshace
	FROM `eventos` WHERE tipo = 'cv_movido' AND proceso_id IS NOT NULL AND cv_id IS NOT NULL
), deshechos AS MATERIALIZED (
	SELECT cv_id, deshace FROM pasos WHERE deshace IS NOT NULL
), quedan AS MATERIALIZED (
	SELECT p.* FROM pasos p WHERE p.deshace IS NULL
		AND NOT EXISTS (SELECT 1 FROM deshechos d WHERE d.cv_id = p.cv_id AND d.deshace = p.accion)
)
SELECT cuenta_id, hora, 'recibidos', usuario_id, count(*) FROM llegados GROUP BY 1, 2, 4
UNION ALL SELECT cuenta_id, hora, 'movimientos', usuario_id, count(*) FROM quedan GROUP BY 1, 2, 4
UNION ALL SELECT cuenta_id, hora, 'proceso:' || proceso_id, usuario_id, count(*)
FROM (
	SELECT cuenta_id, hora, proceso_id, usuario_id FROM llegados
	UNION ALL SELECT cuenta_id, hora, proceso_id, usuario_id FROM quedan
) WHERE usuario_id <> 0 GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO `horas` (`cuenta_id`, `hora`, `medida`, `usuario_id`, `total`)
WITH pasos AS MATERIALIZED (
	SELECT cuenta_id, proceso_id, cv_id, creado_en / 3600000 AS hora, coalesce(usuario_id, 0) AS usuario_id,
		json_extract(datos, '$.accion') AS accion, json_extract(datos, '$.deshace') AS deshace,
		json_extract(datos, '$.desde') AS desde, json_extract(datos, '$.a') AS a
	FROM `eventos` WHERE tipo = 'cv_movido' AND proceso_id IS NOT NULL AND cv_id IS NOT NULL
), deshechos AS MATERIALIZED (
	SELECT cv_id, deshace FROM pasos WHERE deshace IS NOT NULL
), nada AS (
	SELECT p.* FROM pasos p WHERE p.deshace IS NOT NULL
		OR EXISTS (SELECT 1 FROM deshechos d WHERE d.cv_id = p.cv_id AND d.deshace = p.accion)
), lados AS (
	SELECT cuenta_id, proceso_id, hora, usuario_id, a AS clave, -1 AS n FROM nada
	UNION ALL SELECT cuenta_id, proceso_id, hora, usuario_id, desde, 1 FROM nada
), tipos AS (
	SELECT proceso_id, clave, tipo FROM `etapas`
	UNION SELECT proceso_id, clave, tipo FROM `etapas_pasadas`
)
SELECT l.cuenta_id, l.hora, 'etapa:' || t.tipo, l.usuario_id, sum(l.n)
FROM lados l JOIN tipos t ON t.proceso_id = l.proceso_id AND t.clave = l.clave
GROUP BY 1, 2, 3, 4 HAVING sum(l.n) <> 0
ON CONFLICT (`cuenta_id`, `hora`, `medida`, `usuario_id`) DO UPDATE SET `total` = `total` + excluded.`total`;
