CREATE TRIGGER `eventos_no_update` BEFORE UPDATE ON `eventos` BEGIN SELECT RAISE(ABORT, 'eventos is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `eventos_no_delete` BEFORE DELETE ON `eventos` BEGIN SELECT RAISE(ABORT, 'eventos is append-only'); END;
