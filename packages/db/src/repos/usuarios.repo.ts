import { DomainError, type Rol } from '@recluta/domain';
import { and, asc, eq } from 'drizzle-orm';
import { uniqueError } from '../errors.ts';
import { empresas, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { checkOwn } from './own.ts';

type Nuevo = {
  nombre: string | null;
  email: string;
  clave: string;
  rol: Rol;
  empresa_id: number | null;
  clave_temporal: boolean;
};
type Cambios = Partial<
  Pick<typeof usuarios.$inferInsert, 'nombre' | 'rol' | 'empresa_id' | 'clave' | 'clave_temporal'>
>;

export function usuariosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const mine = eq(usuarios.cuenta_id, alcance.cuenta_id);
  const shown = {
    id: usuarios.id,
    nombre: usuarios.nombre,
    email: usuarios.email,
    rol: usuarios.rol,
    empresa_id: usuarios.empresa_id,
    empresa_nombre: empresas.nombre,
    activo: usuarios.activo,
    clave_temporal: usuarios.clave_temporal,
    creado_en: usuarios.creado_en,
  };
  const select = () =>
    orm
      .select(shown)
      .from(usuarios)
      .leftJoin(empresas, and(eq(empresas.id, usuarios.empresa_id), eq(empresas.cuenta_id, alcance.cuenta_id)));

  return {
    async list() {
      return select().where(mine).orderBy(asc(usuarios.id));
    },

    async get(id: number) {
      const [row] = await select().where(and(mine, eq(usuarios.id, id)));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** The stored argon2id hash of a usuario. */
    async passwordHash(id: number): Promise<string> {
      const [row] = await orm
        .select({ clave: usuarios.clave })
        .from(usuarios)
        .where(and(mine, eq(usuarios.id, id)));
      if (!row) throw new DomainError('no_encontrado');
      return row.clave;
    },

    /** `cupo` is null for the administrador that registration makes: it counts in no limit. Throws email_en_uso. */
    async create(cupo: Cupo<'reclutadores' | 'visores'> | null, nuevo: Nuevo): Promise<number> {
      txOf(scope);
      cupo?.use();
      await checkOwn(scope, 'empresa', [nuevo.empresa_id]);
      const [row] = await uniqueError(
        orm
          .insert(usuarios)
          .values({ ...nuevo, cuenta_id: alcance.cuenta_id, creado_en: conn.ahora })
          .returning({ id: usuarios.id }),
        { 'usuarios.email': 'email_en_uso' },
      );
      return row?.id ?? 0;
    },

    /** A change of rol demands the cupo of the new one. */
    async update(id: number, cambios: Cambios, cupo: Cupo<'reclutadores' | 'visores'> | null = null): Promise<void> {
      txOf(scope);
      if (cambios.rol === 'reclutador' || cambios.rol === 'visor') {
        if (!cupo) throw new Error('A change of rol needs its cupo');
        cupo.use();
      }
      if (Object.keys(cambios).length === 0) return;
      await checkOwn(scope, 'empresa', [cambios.empresa_id]);
      await orm
        .update(usuarios)
        .set(cambios)
        .where(and(mine, eq(usuarios.id, id)));
    },
  };
}
