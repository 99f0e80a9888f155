import { cambioContrasena, ingreso, ok, perfil, registro } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { DONE, mutation, query } from '../../operation.ts';
import { createDemo, isDemoOffered } from './demo.service.ts';
import { changePassword, profile, register, signIn, signOut } from './sesion.service.ts';

export const sesionOperations = {
  verify: query({
    summary: 'Tells whether the session is valid',
    access: 'sesion',
    input: z.object({}),
    output: ok,
    rest: { method: 'GET', path: '/api/auth/verify' },
    run: async () => DONE,
  }),
  perfil: query({
    summary: 'Who is signed in, and what they may do',
    access: 'sesion',
    input: z.object({}),
    output: perfil,
    rest: { method: 'GET', path: '/api/auth/perfil' },
    run: profile,
  }),
  login: mutation({
    summary: 'Signs in',
    access: 'publico',
    input: ingreso,
    output: ok,
    rest: { method: 'POST', path: '/api/auth/login' },
    run: async (caller, input) => {
      await signIn(caller, input);
      return DONE;
    },
  }),
  register: mutation({
    summary: 'Makes a cuenta with its administrador and signs them in',
    access: 'publico',
    input: registro,
    output: ok,
    rest: { method: 'POST', path: '/api/auth/register-admin', status: 201 },
    run: async (caller, input) => {
      await register(caller, input);
      return DONE;
    },
  }),
  logout: mutation({
    summary: 'Signs out',
    access: 'publico',
    input: z.object({}),
    output: ok,
    rest: { method: 'POST', path: '/api/auth/logout' },
    run: async (caller) => {
      await signOut(caller);
      return DONE;
    },
  }),
  changePassword: mutation({
    summary: 'Changes the own password and ends the other sessions',
    access: 'sesion',
    input: cambioContrasena,
    output: ok,
    rest: { method: 'POST', path: '/api/auth/password' },
    run: async (caller, input) => {
      await changePassword(caller, input);
      return DONE;
    },
  }),
  options: query({
    summary: 'What the sign-in page may offer here',
    access: 'publico',
    input: z.object({}),
    output: z.object({ demo: z.boolean() }),
    rest: null,
    run: async (caller) => ({ demo: isDemoOffered(caller) }),
  }),
  demo: mutation({
    summary: 'Makes a cuenta with sample data and signs in (local runs only)',
    access: 'publico',
    input: z.object({}),
    output: ok,
    rest: null,
    run: async (caller) => {
      await createDemo(caller);
      return DONE;
    },
  }),
};
