import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMundo, callerOf, createKit, type Kit, type Mundo, type Persona, read, write } from '../../testing/index.ts';
import { createEmpresa } from '../empresas/empresas.service.ts';
import { profile, signOut } from '../sesion/sesion.service.ts';
import { updateUsuario } from '../usuarios/usuarios.service.ts';
import { liveEvents } from './live.service.ts';

let kit: Kit;
let mundo: Mundo;
let gone: AbortController;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado' });
  gone = new AbortController();
});
afterEach(() => kit.close());

const watch = (persona: Persona, last: number | null = null) => liveEvents(callerOf(kit, persona), last, gone.signal);
const nueva = { nombre: 'Andes', rut: null, tipo_empresa: 'final', descripcion: null } as const;
const create = (persona: Persona) => createEmpresa(callerOf(kit, persona), nueva);

describe('a live screen', () => {
  it('hears the commits of its own cuenta, and of no other', async () => {
    const ajeno = await addMundo(kit);
    const screen = watch(mundo.visor);
    const first = screen.next();
    await create(ajeno.administrador);
    await create(mundo.reclutador);
    expect((await first).value).toMatchObject({ tipo: 'empresa_creada', usuario_id: mundo.reclutador.id });
    gone.abort();
    expect((await screen.next()).done).toBe(true);
  });

  it('that was loaded before it could listen hears what happened between, once', async () => {
    await create(mundo.administrador);
    kit.clock.advance(10_000);
    const { ultimo_evento } = await profile(callerOf(kit, mundo.visor));
    await create(mundo.reclutador);
    const screen = watch(mundo.visor, ultimo_evento);
    expect((await screen.next()).value).toMatchObject({ tipo: 'empresa_creada', usuario_id: mundo.reclutador.id });
    gone.abort();
    expect((await screen.next()).done).toBe(true);
  });

  it('hears also of what was being written while its profile was read', async () => {
    kit.clock.advance(10_000);
    await create(mundo.reclutador);
    kit.clock.advance(1_000);
    const { ultimo_evento } = await profile(callerOf(kit, mundo.visor));
    expect((await watch(mundo.visor, ultimo_evento).next()).value).toMatchObject({ tipo: 'empresa_creada' });
  });

  it('far behind is told once to load everything anew', async () => {
    await write(kit, mundo.cuenta_id, ({ eventos }) =>
      eventos.append(Array.from({ length: 300 }, () => ({ tipo: 'archivo_abierto' as const }))),
    );
    const newest = await read(kit, mundo.cuenta_id).eventos.newest();
    const screen = watch(mundo.visor, 0);
    expect((await screen.next()).value).toMatchObject({ tipo: 'todo', id: String(newest) });
    gone.abort();
    expect((await screen.next()).done).toBe(true);
  });

  it('ends with the session: at sign-out', async () => {
    const screen = watch(mundo.visor);
    const next = screen.next();
    await signOut(callerOf(kit, mundo.visor));
    expect((await next).done).toBe(true);
  });

  it('and when its rol changes', async () => {
    const screen = watch(mundo.visor);
    const next = screen.next();
    await updateUsuario(callerOf(kit, mundo.administrador), { id: mundo.visor.id, rol: 'reclutador' });
    expect((await next).done).toBe(true);
  });

  it('and when the program stops', async () => {
    const stopping = new AbortController();
    kit.deps.closing = stopping.signal;
    const next = watch(mundo.visor).next();
    stopping.abort();
    expect((await next).done).toBe(true);
  });
});
