import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openApiDocument } from '@recluta/api';
import type { FastifyInstance } from 'fastify';

const PAGE = `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Recluta</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null });\n`;

/** The viewer writes style attributes and data: images; nothing comes from outside. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** `/api/docs`: the API's document in a bundled viewer. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const document = openApiDocument();
  app.get('/api/openapi.json', () => document);
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  );
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/api/docs/ui/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(?:-bundle\.js|\.css)$/.test(path),
  });
}
