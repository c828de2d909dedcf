// The Dockerfile, the compose file and the proxy's settings, checked against the project: every path, port, setting, script
// and route that they name is there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const [dockerfile, compose, proxy, docs] = ['Dockerfile', 'compose.yaml', 'deploy/Caddyfile', 'docs/running.md'].map(
  textOf,
) as [string, string, string, string];
const main = textOf('src/server/main.ts');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

describe('the image', () => {
  test('copies what is there, and builds with scripts that are there', () => {
    const [copied = ''] = all(dockerfile, /^COPY (package\.json [^\n]*) \.\/$/gm);
    for (const path of copied.split(' ')) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const scripts = all(dockerfile, /node (scripts\/\S+)/g);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) expect(existsSync(join(ROOT, path)), path).toBe(true);
    // Rules are looked up in the catalogue while the server runs.
    expect(dockerfile).toContain('/app/spec spec');
    expect(existsSync(join(ROOT, 'spec'))).toBe(true);
  });

  test('starts the bundles that the scripts make, as a user who may do little', () => {
    expect(textOf('scripts/page.mjs')).toContain("bundle('src/server/main.ts', 'server')");
    expect(dockerfile).toContain('CMD ["node", "dist/server.mjs"]');
    expect(dockerfile).toContain('bundle.mjs src/cli/main.ts cli');
    expect(compose).toContain('"dist/cli.mjs", "worker", "--queue"');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test('runs on a Node that the project takes', () => {
    const versions = new Set(all(dockerfile, /^FROM node:(\d+)/gm));
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    expect([...versions]).toEqual([/>=(\d+)/.exec(engines.node)?.[1]]);
  });

  test('leaves out what the image does not need, and nothing that it does', () => {
    const left = textOf('.dockerignore').trim().split('\n');
    for (const path of [
      'src',
      'scripts',
      'spec',
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.json',
    ])
      expect(left).not.toContain(path);
    expect(left).toContain('node_modules');
    expect(left).toContain('.git');
  });
});

describe('settings', () => {
  const known = new Set([...all(main, /\b([A-Z][A-Z_]{3,})(?=[:,} =])/g), ...all(main, /process\.env\.([A-Z_]+)/g)]);

  test('every one that is set is read by the server', () => {
    const environment = compose.slice(compose.indexOf('  server:'), compose.indexOf('  postgres:'));
    const inCompose = all(environment, /^ {6}([A-Z_]+): /gm);
    const inImage = all(dockerfile, /([A-Z_]+)=\S+/g).filter((name) => name !== 'NODE_ENV');
    expect(inCompose).toEqual(expect.arrayContaining(['PUBLIC_URL', 'PROXIES', 'DATABASE_URL', 'LOG_LEVEL']));
    for (const name of [...inCompose, ...inImage]) expect([...known], name).toContain(name);
  });

  test('every one that is read is in the documentation', () => {
    const read = ['HOST', 'PORT', 'PUBLIC_URL', 'PROXIES', 'DATABASE_URL', 'FIVEFOLD_DATA', 'LOG_LEVEL'];
    for (const name of read) {
      expect(main, name).toContain(name);
      expect(docs, name).toContain(`\`${name}\``);
    }
  });
});

describe('the way in', () => {
  test('one port from the image to the proxy', () => {
    const [port] = all(dockerfile, /^EXPOSE (\d+)$/gm);
    expect(all(dockerfile, /\bPORT=(\d+)/g)).toEqual([port]);
    expect(all(dockerfile, /127\.0\.0\.1:(\d+)/g)).toEqual([port]);
    expect(all(proxy, /dynamic a server (\d+)/g)).toEqual([port]);
  });

  test('the check of health asks for a route that is there', () => {
    const [route = ''] = all(dockerfile, /127\.0\.0\.1:\d+(\/\w+)'/g);
    expect(textOf('src/server/health.ts')).toContain(`server.get('${route}'`);
  });

  test('who serves nothing is not asked whether it serves', () => {
    const worker = compose.slice(compose.indexOf('  worker:'), compose.indexOf('\nvolumes:'));
    expect(dockerfile).toContain('HEALTHCHECK');
    expect(worker).toMatch(/^ {4}healthcheck: \{ disable: true \}$/m);
  });

  test('services name each other, files and volumes that are there', () => {
    const services = all(compose.slice(0, compose.indexOf('\nvolumes:')), /^ {2}([a-z]+):$/gm);
    expect(services).toEqual(['proxy', 'server', 'postgres', 'redis', 'worker']);
    expect(compose).toContain('replicas: 2');
    for (const host of all(compose, /(?:@|\/\/)([a-z]+):\d+/g)) expect(services).toContain(host);
    for (const path of all(compose, /\.\/([^:\s]+):/g)) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const volumes = all(compose.slice(compose.indexOf('\nvolumes:')), /^ {2}([a-z]+):$/gm);
    for (const volume of all(compose, /(?:- |\[")([a-z]+):\//g)) expect(volumes).toContain(volume);
  });
});
