CREATE INDEX `cvs_proceso_ix` ON `cvs` (`cuenta_id`,`proceso_id`,`id`) WHERE eliminado_en is null;--> statement-breakpoint
CREATE INDEX `cvs_archivo_ix` ON `cvs` (`archivo_id`);