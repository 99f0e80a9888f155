import { ERRORES } from '@recluta/domain';
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { type NamedOperation, operationList } from '../operations.ts';

type Json = Record<string, unknown>;

/** JSON Schema of a zod schema; what it cannot express (a transform's result) is anything. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;
  return rest;
};

const ERROR: Json = {
  type: 'object',
  required: ['error', 'codigo', 'id'],
  properties: {
    error: { type: 'string', description: 'What happened and what to do, in Spanish' },
    codigo: { type: 'string', enum: Object.keys(ERRORES) },
    id: { type: 'string', description: 'Also in the log' },
    campos: { type: 'object', additionalProperties: { type: 'string' } },
    archivos: { type: 'array', items: { type: 'object' } },
  },
};

const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Statuses an operation may answer besides its own, from who may call it and what it takes. */
function failures(op: Operation): Json {
  const signedIn = op.access !== 'publico';
  return {
    '400': errorAnswer('The payload does not fit; `campos` names what'),
    ...(signedIn ? { '401': errorAnswer('No session') } : {}),
    ...(signedIn && op.access !== 'sesion' ? { '403': errorAnswer('The rol may not do this') } : {}),
    ...(op.refs || op.kind === 'file' || op.kind === 'upload' ? { '404': errorAnswer('Not in this cuenta') } : {}),
    ...(op.kind === 'mutation' || op.kind === 'upload'
      ? { '409': errorAnswer('A limit of the plan, or the state, forbids it') }
      : {}),
    ...(op.kind === 'upload'
      ? {
          '413': errorAnswer('Every file was refused; the first is too large'),
          '415': errorAnswer('Every file was refused; the first is of another type'),
          '503': errorAnswer('Too many uploads at once; see Retry-After'),
          '507': errorAnswer('No room left'),
        }
      : {}),
  };
}

const MULTIPART: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        proceso_public_id: { type: 'string', description: 'Public upload only' },
        total: { type: 'integer', description: 'Number of files sent: fewer received is told as 400' },
        files: { type: 'array', maxItems: 50, items: { type: 'string', format: 'binary' } },
      },
    },
  },
};

function describe({ name, op }: NamedOperation): Json {
  const { rest } = op;
  if (!rest) return {};
  const input = schemaOf(op.input, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const properties = { ...input.properties };
  const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const pathFields = inPath.map((param) => rest.params?.[param] ?? param);
  for (const field of pathFields) delete properties[field];
  const required = (input.required ?? []).filter((field) => !pathFields.includes(field));
  const hasBody = rest.method !== 'GET' && rest.method !== 'DELETE' && Object.keys(properties).length > 0;
  const header = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', maxLength: 200 },
    description: 'One per submission',
  };
  const parameters = [
    ...inPath.map((param, i) => ({
      name: param,
      in: 'path',
      required: true,
      schema: input.properties?.[pathFields[i] ?? param] ?? { type: 'string' },
    })),
    ...(hasBody || op.kind === 'upload'
      ? []
      : Object.entries(properties).map(([field, schema]) => ({
          name: field,
          in: 'query',
          required: required.includes(field),
          schema,
        }))),
    ...(op.kind === 'upload' ? [header] : []),
  ];
  const content =
    op.kind === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(op.output, 'output') } };
  return {
    [rest.path]: {
      [rest.method.toLowerCase()]: {
        operationId: name,
        tags: [name.split('.')[0]],
        summary: op.summary,
        'x-access': op.access,
        ...(op.access === 'publico' ? { security: [] } : {}),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(op.kind === 'upload' ? { requestBody: { content: MULTIPART } } : {}),
        ...(hasBody
          ? {
              requestBody: {
                content: {
                  'application/json': {
                    schema: { type: 'object', properties, ...(required.length > 0 ? { required } : {}) },
                  },
                },
              },
            }
          : {}),
        responses: { [rest.status ?? 200]: { description: 'Done', content }, ...failures(op) },
      },
    },
  };
}

/** The document of the REST door, made from the operations: docs/openapi.json and /api/docs. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const named of operationList)
    for (const [path, line] of Object.entries(describe(named))) paths[path] = { ...paths[path], ...(line as Json) };
  return {
    openapi: '3.0.3',
    info: {
      title: 'Recluta',
      version: '1.0.0',
      description:
        'Sign in with POST /api/auth/login: the session is a cookie. Errors are `{ error, codigo, id }`, in Spanish.',
    },
    servers: [{ url: '/' }],
    security: [{ sesion: [] }],
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'recluta' } },
    },
  };
}
