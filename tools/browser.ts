/** A real browser and a real hall for tests, pictures and measurements. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { testHall, type TestHall } from '#server/testing/test-hall.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

export interface Wish {
  readonly size?: Size;
  readonly language?: 'en' | 'fr' | 'es';
  readonly theme?: 'light' | 'dark';
  readonly name?: string;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}: name one with CHROMIUM=/path/to/chrome`);
  return chromium.launch({ executablePath, args: flags });
}

/** The built client behind a real door. */
export async function openHouse(): Promise<TestHall> {
  const clientFolder = resolve('client/dist');
  if (!existsSync(clientFolder)) throw new Error('the client is not built: run "npm start" once, or vite build client');
  return testHall({ clientFolder });
}

/** One person's device: its size, language and light are chosen before the first page. */
export async function device(browser: Browser, url: string, wish: Wish = {}): Promise<BrowserContext> {
  const { size = 'phone', language = 'en', theme = 'dark', name } = wish;
  const small = size === 'phone' || size === 'small';
  const context = await browser.newContext({ baseURL: url, viewport: sizes[size], locale: language, hasTouch: small, deviceScaleFactor: small ? 2 : 1 });
  const kept = { 'guildhall.language': language, 'guildhall.theme': theme, ...(name === undefined ? {} : { 'guildhall.name': name }) };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, kept);
  return context;
}
