export * from './contactos.repo.ts';
export * from './cuentas.repo.ts';
export * from './papelera.repo.ts';
export * from './publico.repo.ts';
export * from './sesiones.repo.ts';
export * from './suscripciones.repo.ts';
export * from './trabajos.repo.ts';
