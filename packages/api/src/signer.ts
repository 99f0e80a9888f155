import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short-lived addresses; a purpose keeps one kind of address from passing for another. */
export type Signer = {
  sign(purpose: string, ...parts: (string | number)[]): string;
  verify(signature: string, purpose: string, ...parts: (string | number)[]): boolean;
};

/** HMAC-SHA-256 over the purpose and the parts, one a line (no part holds a line break), base64url. */
export function createSigner(secret: Uint8Array): Signer {
  const sign: Signer['sign'] = (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(['v1', purpose, ...parts].join('\n'))
      .digest('base64url');
  return {
    sign,
    verify(signature, purpose, ...parts) {
      const expected = Buffer.from(sign(purpose, ...parts));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
