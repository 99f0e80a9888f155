ALTER TABLE `archivos` ADD `antivirus` text DEFAULT 'sin_revisar' NOT NULL;--> statement-breakpoint
CREATE INDEX `archivos_antivirus_ix` ON `archivos` (`cuenta_id`) WHERE antivirus = 'pendiente';