import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON Schema, or a part of a document that contains one. */
export type Json = { readonly [name: string]: unknown };

/** "lat,lng": a pattern in the schema for the code's check by a function. */
const COORDINATES = { type: 'string' as const, pattern: '^\\s*[+-]?\\d+(\\.\\d+)?\\s*,\\s*[+-]?\\d+(\\.\\d+)?\\s*$' };

/** A schema of the contract as JSON Schema 2020-12, in the shape of the wire. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, ...COORDINATES } : undefined,
  });
  return rest;
}

/** The fields with a fixed list of values in the contract, and these values. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Adds the listed values to these fields, at any depth: the wire schemas allow any text in them. */
export function withKnownValues(schema: Json, values: KnownValues): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => {
    const known = values[name];
    return [name, known ? { type: 'string', enum: known } : withKnownValues(field, values)];
  });
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items ? { items: withKnownValues(schema.items as Json, values) } : {}),
  };
}

/** The schema of an answer: every field in docs/backend.md is required, apart from the optional ones. */
export const answerSchemaOf = (schema: v.GenericSchema, optional: readonly string[]): Json =>
  withAllFields(jsonSchemaOf(schema), optional) as Json;

function withAllFields(schema: unknown, optional: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withAllFields(one, optional));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { default: _, ...rest } = schema as Json;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withAllFields(one, optional)]));
  if (rest.type !== 'object' || typeof rest.properties !== 'object' || rest.properties === null) return inner;
  return { ...inner, required: Object.keys(rest.properties).filter((name) => !optional.includes(name)) };
}
