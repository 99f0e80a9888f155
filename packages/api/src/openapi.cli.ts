import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './doors/openapi.ts';

/** `npm run openapi`: writes docs/openapi.json anew. */
writeFileSync(
  fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url)),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
);
