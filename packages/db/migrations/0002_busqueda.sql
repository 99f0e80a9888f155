ALTER TABLE `cvs` ADD `busqueda` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `cvs_busqueda_ix` ON `cvs` (`cuenta_id`,`busqueda`) WHERE eliminado_en is null;