/** Short notices for what concerns me, and what a screen reader says aloud. */
import { signal } from '@preact/signals';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'no' | 'lamp';
  readonly action: { readonly text: string; readonly press: () => void } | null;
}

export const toasts = signal<readonly Toast[]>([]);
export const spoken = signal('');
const stayMs = 6000;
let next = 0;

export function toast(text: string, tone: Toast['tone'] = 'plain', action: Toast['action'] = null): void {
  const id = next++;
  const others = toasts.value.filter((shown) => shown.text !== text).slice(-2);
  toasts.value = [...others, { id, text, tone, action }];
  setTimeout(() => dismiss(id), stayMs);
}

/** For screen readers alone: what the eye already sees. */
export function announce(text: string): void {
  spoken.value = text;
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}
