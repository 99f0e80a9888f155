export * from './campos.schema.ts';
export * from './contacto.schema.ts';
export * from './cuenta.schema.ts';
export * from './cvs.schema.ts';
export * from './empresas.schema.ts';
export * from './entrevistas.schema.ts';
export * from './etapas.schema.ts';
export * from './procesos.schema.ts';
