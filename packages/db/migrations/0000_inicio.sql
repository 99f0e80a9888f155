CREATE TABLE `cuentas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nombre` text NOT NULL,
	`plan` text NOT NULL,
	`creada_en` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sesiones` (
	`id` text PRIMARY KEY NOT NULL,
	`cuenta_id` integer NOT NULL,
	`usuario_id` integer NOT NULL,
	`creada_en` integer NOT NULL,
	`usada_en` integer NOT NULL,
	`expira_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`usuario_id`) REFERENCES `usuarios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sesiones_usuario_ix` ON `sesiones` (`usuario_id`);--> statement-breakpoint
CREATE TABLE `usuarios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nombre` text,
	`email` text NOT NULL,
	`clave` text NOT NULL,
	`clave_temporal` integer DEFAULT false NOT NULL,
	`rol` text NOT NULL,
	`empresa_id` integer,
	`activo` integer DEFAULT true NOT NULL,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `usuarios_email_uq` ON `usuarios` (`email`);--> statement-breakpoint
CREATE INDEX `usuarios_cuenta_ix` ON `usuarios` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `archivos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`clave` text NOT NULL,
	`nombre` text NOT NULL,
	`tipo` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `archivos_clave_uq` ON `archivos` (`clave`);--> statement-breakpoint
CREATE INDEX `archivos_cuenta_ix` ON `archivos` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `candidatos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidatos_cuenta_ix` ON `candidatos` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `cvs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`candidato_id` integer NOT NULL,
	`archivo_id` integer NOT NULL,
	`sha256` text NOT NULL,
	`archivo_nombre` text NOT NULL,
	`etapa` text NOT NULL,
	`origen` text NOT NULL,
	`lectura` text NOT NULL,
	`lectura_motivo` text,
	`mismo_archivo_que` integer,
	`nombre` text,
	`rut` text,
	`email` text,
	`telefono` text,
	`nacionalidad` text,
	`pretension_renta` integer,
	`pretension_max` integer,
	`tecnologias` text NOT NULL,
	`criterios` text NOT NULL,
	`experiencia_callcenter` integer DEFAULT false NOT NULL,
	`experiencia_retail` integer DEFAULT false NOT NULL,
	`experiencia_judicial` integer DEFAULT false NOT NULL,
	`experiencia_administrativa` integer DEFAULT false NOT NULL,
	`por_revisar` integer DEFAULT false NOT NULL,
	`creado_en` integer NOT NULL,
	`movido_en` integer NOT NULL,
	`eliminado_en` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`candidato_id`) REFERENCES `candidatos`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`archivo_id`) REFERENCES `archivos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cvs_etapa_ix` ON `cvs` (`cuenta_id`,`proceso_id`,`etapa`,`id`) WHERE eliminado_en is null;--> statement-breakpoint
CREATE INDEX `cvs_bytes_ix` ON `cvs` (`cuenta_id`,`proceso_id`,`sha256`) WHERE eliminado_en is null;--> statement-breakpoint
CREATE TABLE `envio_archivos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`envio_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`sha256` text NOT NULL,
	`repeticion` integer NOT NULL,
	`estado` text NOT NULL,
	`motivo` text,
	`cv_id` integer,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`envio_id`) REFERENCES `envios`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `envio_archivos_uq` ON `envio_archivos` (`envio_id`,`nombre`,`sha256`,`repeticion`);--> statement-breakpoint
CREATE INDEX `envio_archivos_cuenta_ix` ON `envio_archivos` (`cuenta_id`);--> statement-breakpoint
CREATE TABLE `envios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`clave` text NOT NULL,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `envios_clave_uq` ON `envios` (`cuenta_id`,`proceso_id`,`clave`);--> statement-breakpoint
CREATE TABLE `lecturas` (
	`cv_id` integer PRIMARY KEY NOT NULL,
	`cuenta_id` integer NOT NULL,
	`texto` text NOT NULL,
	`paginas` integer NOT NULL,
	`ocr` integer NOT NULL,
	`campos` text NOT NULL,
	`editados` text NOT NULL,
	`leido_en` integer NOT NULL,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lecturas_cuenta_ix` ON `lecturas` (`cuenta_id`);--> statement-breakpoint
CREATE TABLE `seleccion` (
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`cv_id` integer NOT NULL,
	PRIMARY KEY(`proceso_id`, `cv_id`),
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cv_id`) REFERENCES `cvs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seleccion_cuenta_ix` ON `seleccion` (`cuenta_id`,`proceso_id`);--> statement-breakpoint
CREATE TABLE `areas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`empresa_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`empresa_id`) REFERENCES `empresas`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `areas_nombre_uq` ON `areas` (`cuenta_id`,`empresa_id`,`busqueda`);--> statement-breakpoint
CREATE TABLE `empresas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`rut` text,
	`tipo_empresa` text NOT NULL,
	`descripcion` text,
	`creada_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `empresas_cuenta_ix` ON `empresas` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE TABLE `criterios` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `criterios_nombre_uq` ON `criterios` (`cuenta_id`,`proceso_id`,`busqueda`);--> statement-breakpoint
CREATE TABLE `entrevistas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`titulo` text NOT NULL,
	`fecha_inicio` integer NOT NULL,
	`fecha_fin` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entrevistas_proceso_ix` ON `entrevistas` (`cuenta_id`,`proceso_id`,`fecha_inicio`);--> statement-breakpoint
CREATE TABLE `etapas` (
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`clave` text NOT NULL,
	`nombre` text NOT NULL,
	`tipo` text NOT NULL,
	`color` text NOT NULL,
	`orden` integer NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`proceso_id`, `clave`),
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `etapas_cuenta_ix` ON `etapas` (`cuenta_id`,`proceso_id`);--> statement-breakpoint
CREATE TABLE `procesos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`public_id` text NOT NULL,
	`empresa_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`tipo` text NOT NULL,
	`area` text,
	`descripcion` text,
	`estado` text NOT NULL,
	`fecha_inicio` text,
	`fecha_postulacion_fin` text,
	`fecha_entrevistas_inicio` text,
	`fecha_seleccion_fin` text,
	`fecha_cierre` text,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`empresa_id`) REFERENCES `empresas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `procesos_public_uq` ON `procesos` (`public_id`);--> statement-breakpoint
CREATE INDEX `procesos_cuenta_ix` ON `procesos` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE INDEX `procesos_estado_ix` ON `procesos` (`cuenta_id`,`estado`);--> statement-breakpoint
CREATE TABLE `tecnologias` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`proceso_id` integer NOT NULL,
	`nombre` text NOT NULL,
	`busqueda` text NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proceso_id`) REFERENCES `procesos`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tecnologias_nombre_uq` ON `tecnologias` (`cuenta_id`,`proceso_id`,`busqueda`);--> statement-breakpoint
CREATE TABLE `eventos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`usuario_id` integer,
	`tipo` text NOT NULL,
	`proceso_id` integer,
	`cv_id` integer,
	`datos` text,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `eventos_cuenta_ix` ON `eventos` (`cuenta_id`,`id`);--> statement-breakpoint
CREATE INDEX `eventos_proceso_ix` ON `eventos` (`cuenta_id`,`proceso_id`,`id`);--> statement-breakpoint
CREATE INDEX `eventos_cv_ix` ON `eventos` (`cuenta_id`,`cv_id`,`id`);--> statement-breakpoint
CREATE TABLE `trabajos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cuenta_id` integer NOT NULL,
	`tipo` text NOT NULL,
	`clave` text NOT NULL,
	`carga` text NOT NULL,
	`estado` text NOT NULL,
	`intentos` integer DEFAULT 0 NOT NULL,
	`disponible_en` integer NOT NULL,
	`tomado_por` text,
	`arrendado_hasta` integer,
	`ultimo_error` text,
	`creado_en` integer NOT NULL,
	FOREIGN KEY (`cuenta_id`) REFERENCES `cuentas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trabajos_clave_uq` ON `trabajos` (`tipo`,`clave`);--> statement-breakpoint
CREATE INDEX `trabajos_turno_ix` ON `trabajos` (`tipo`,`estado`,`disponible_en`);--> statement-breakpoint
CREATE INDEX `trabajos_cuenta_ix` ON `trabajos` (`cuenta_id`);