/** The browser's offer to install the hall as an app, kept until someone asks for it. */
import { computed, signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | null>(null);
export const canInstall = computed(() => offer.value !== null);

/** Called once at the start: the offer comes early and only once. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
}

export async function install(): Promise<void> {
  await offer.value?.prompt();
  offer.value = null;
}
