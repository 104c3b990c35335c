/** The mark of the hall: an arch, a lamp, and the shape of someone hooded standing in its light. */
import type { JSX } from "preact";

export function Emblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M12 58V27C12 14 20 6 32 6s20 8 20 21v31h-9V28c0-8-4-13-11-13s-11 5-11 13v30z"
        fill="currentColor"
      />
      <path d="M31 15h2v8h-2z" fill="currentColor" />
      <path d="M26 31 24 30l3-7h10l3 7-2 1z" fill="var(--lamp)" />
      <path d="M26 31h12l6 27H20z" fill="var(--lamp)" opacity=".32" />
      <path d="M28 31h8l3 27H25z" fill="var(--lamp)" opacity=".6" />
      <path d="M25 46h14v3h-5.500v6h-3v-6H25z" fill="var(--ground)" />
      <path d="M6 58h52v3H6z" fill="currentColor" />
    </svg>
  );
}
