-- Who worked in which proceso, counted for what happened before as it is from here on.
INSERT INTO `horas` (`cuenta_id`, `hora`, `medida`, `usuario_id`, `total`)
SELECT `cuenta_id`, `creado_en` / 3600000, 'proceso:' || `proceso_id`, `usuario_id`, count(*)
FROM `eventos`
WHERE `tipo` IN ('cv_registrado', 'cv_movido') AND `usuario_id` IS NOT NULL AND `proceso_id` IS NOT NULL AND `cv_id` IS NOT NULL
GROUP BY 1, 2, 3, 4;
