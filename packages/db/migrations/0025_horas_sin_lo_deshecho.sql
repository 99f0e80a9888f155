-- What was undone, or is in no list, was counted as received and moved, and an undo where it was done and not where what it
-- undoes was: counted for what happened before as it is from here on.
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
	SELECT id, cuenta_id, proceso_id, cv_id, creado_en / 3600000 AS hora, coalesce(usuario_id, 0) AS usuario_id,
		json_extract(datos, '$.accion') AS accion, json_extract(datos, '$.deshace') AS deshace,
		json_extract(datos, '$.desde') AS desde, json_extract(datos, '$.a') AS a
	FROM `eventos` WHERE tipo IN ('cv_registrado', 'cv_movido', 'cv_eliminado', 'cv_fusionado', 'cv_restaurado')
		AND proceso_id IS NOT NULL AND cv_id IS NOT NULL
), hechos AS MATERIALIZED (
	SELECT cv_id, accion, hora, usuario_id, min(id) FROM pasos WHERE accion IS NOT NULL GROUP BY 1, 2
), vueltas AS MATERIALIZED (
	SELECT p.cuenta_id, p.proceso_id, p.desde, p.a, p.hora, p.usuario_id, h.hora AS su_hora, h.usuario_id AS su_usuario_id
	FROM pasos p JOIN hechos h ON h.cv_id = p.cv_id AND h.accion = p.deshace
), mudanzas AS (
	SELECT cuenta_id, proceso_id, desde, a, hora, usuario_id, -1 AS n FROM vueltas
	UNION ALL SELECT cuenta_id, proceso_id, desde, a, su_hora, su_usuario_id, 1 FROM vueltas
), lados AS (
	SELECT cuenta_id, proceso_id, hora, usuario_id, a AS clave, n FROM mudanzas
	UNION ALL SELECT cuenta_id, proceso_id, hora, usuario_id, desde, -n FROM mudanzas
), tipos AS (
	SELECT proceso_id, clave, tipo FROM `etapas`
	UNION SELECT proceso_id, clave, tipo FROM `etapas_pasadas`
), medidas AS (
	SELECT l.cuenta_id, l.hora, 'etapa:' || t.tipo AS medida, l.usuario_id, l.n
	FROM lados l JOIN tipos t ON t.proceso_id = l.proceso_id AND t.clave = l.clave
	UNION ALL SELECT cuenta_id, hora, 'cvs', usuario_id, n * ((a IS NOT NULL) - (desde IS NOT NULL)) FROM mudanzas
)
SELECT cuenta_id, hora, medida, usuario_id, sum(n) FROM medidas GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0
ON CONFLICT (`cuenta_id`, `hora`, `medida`, `usuario_id`) DO UPDATE SET `total` = `total` + excluded.`total`;
