DROP INDEX `entrevistas_clave_uq`;--> statement-breakpoint
CREATE UNIQUE INDEX `entrevistas_clave_uq` ON `entrevistas` (`cuenta_id`,`proceso_id`,`clave`);