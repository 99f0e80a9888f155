export { createPasswords } from '../areas/sesion/passwords.ts';
export * from './clock.ts';
export * from './kit.ts';
export * from './leftovers.ts';
export * from './model.ts';
export * from './samples.ts';
export * from './world.ts';
