// A reverse proxy for tests: the Caddyfile of the project with its own TLS, in front of servers of the test instead of those it would find by name.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { need } from '../../scripts/need.mjs';
import { freePort } from '../cli/redis.ts';

const CADDYFILE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));
/** The only lines that are others in a test: by which name the servers are found. */
const BY_NAME = /dynamic a server 5050 \{\s*refresh 5s\s*\}/;

export interface Reply {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

export class TestProxy {
  private child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  /** A port for the proxy first: the servers behind it have to know by which name they are found. */
  static async prepared(): Promise<TestProxy> {
    return new TestProxy(await freePort(), mkdtempSync(join(tmpdir(), 'fivefold-proxy-')));
  }

  get url(): string {
    return `https://localhost:${this.port}`;
  }

  /** Who has signed its certificate. */
  get ca(): string {
    return readFileSync(join(this.folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
  }

  async start(servers: readonly number[]): Promise<void> {
    const program = need('caddy', 'caddy');
    const text = readFileSync(CADDYFILE, 'utf8');
    if (!BY_NAME.test(text)) throw new Error('the Caddyfile finds its servers in another way than this test knows');
    const upstreams = servers.map((port) => `127.0.0.1:${port}`).join(' ');
    // Nothing of the machine is to be changed by a test: its certificates stay out of the system, and nobody administers it.
    const plain = '{\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects\n}\n';
    writeFileSync(join(this.folder, 'Caddyfile'), plain + text.replace(BY_NAME, `to ${upstreams}`));
    const env = {
      ...process.env,
      PUBLIC_URL: this.url,
      HOME: this.folder,
      XDG_DATA_HOME: this.folder,
      XDG_CONFIG_HOME: this.folder,
    };
    const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(this.folder, 'Caddyfile')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    let said = '';
    child.stderr?.on('data', (words) => {
      said += String(words);
    });
    const ended = new Promise<never>((_, failed) => {
      child.once('exit', (code) => failed(new Error(`caddy ended with ${code}: ${said}`)));
    });
    ended.catch(() => undefined);
    await Promise.race([ended, this.answers()]);
  }

  private async answers(): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      try {
        if ((await this.ask('/healthz')).status === 200) return;
      } catch {
        // not yet
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the proxy does not answer');
  }

  ask(path: string, { method = 'GET', body, headers = {} }: Asking = {}): Promise<Reply> {
    return new Promise((done, failed) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const asked = request(
        `${this.url}${path}`,
        { method, ca: this.ca, headers: { ...type, ...headers } },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8');
          reply.on('data', (part) => {
            text += part;
          });
          reply.on('end', () =>
            done({ status: reply.statusCode ?? 0, cookie: (reply.headers['set-cookie'] ?? []).join(), text }),
          );
        },
      );
      asked.on('error', failed);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child !== null && child.exitCode === null) {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
}
