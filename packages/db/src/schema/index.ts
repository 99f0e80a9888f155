export * from './contactos.table.ts';
export * from './cuentas.table.ts';
export * from './cvs.table.ts';
export * from './empresas.table.ts';
export * from './motivos.table.ts';
export * from './plantillas.table.ts';
export * from './procesos.table.ts';
export * from './sistema.table.ts';
