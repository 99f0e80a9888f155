import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPasswords, setTemporaryPasswordOf } from '@recluta/api';
import { openDatabase } from '@recluta/db';
import { dataFolder } from './config.ts';
import { troubleOf } from './data-folder.ts';
import { isOccupied } from './occupied.ts';
import { noDatabase } from './respaldo/doctor.ts';
import { placesOf } from './respaldo/places.ts';

const migrations = fileURLToPath(new URL('../../../packages/db/migrations', import.meta.url));
const [email] = process.argv.slice(2);

async function run(): Promise<number> {
  if (!email) {
    console.error('Uso: npm run password -- correo@ejemplo.cl');
    return 2;
  }
  const data = dataFolder();
  const file = placesOf(data).database;
  if (!existsSync(file)) {
    console.error(noDatabase(data));
    return 1;
  }
  const db = openDatabase({ file, migrations, asItIs: isOccupied(data) });
  try {
    const password = await setTemporaryPasswordOf({ db, passwords: createPasswords() }, email);
    if (password === null) {
      console.error(`Nadie tiene el correo ${email}.`);
      return 1;
    }
    console.log(`Contraseña temporal de ${email}: ${password}`);
    console.log('No se muestra otra vez. Sus sesiones se cerraron; al ingresar se le pedirá una propia.');
    return 0;
  } finally {
    db.close();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(troubleOf(dataFolder(), error) ?? error);
  return 1;
});
