/** The moment as the table's clock has it, so that two phones whose clocks differ show the same time left. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const lookMs = 500;
/** The hall tells whole seconds: below this the device's own clock is the better one. */
const leastMs = 2000;

async function skewOfHall(): Promise<number> {
  try {
    const asked = Date.now();
    const answer = await fetch("/healthz", { cache: "no-store" });
    const skew = Date.parse(answer.headers.get("date") ?? "") + 500 - (asked + Date.now()) / 2;
    return Math.abs(skew) > leastMs ? skew : 0;
  } catch {
    return 0;
  }
}

export function useTableTime(hosted: boolean): Signal<number> {
  const now = useSignal(Date.now());
  const skew = useSignal(0);
  useEffect(() => {
    if (hosted) void skewOfHall().then((found) => (skew.value = found));
  }, [hosted]);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now() + skew.value), lookMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
