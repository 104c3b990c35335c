/** What a contract pays at the end [BH-CONTRACT-03]. */
import { unreachable } from "#rules/game.ts";
import type { ContractFace } from "../cards/face.ts";
import type { Haul } from "./haul.ts";

/** Why a contract pays what it pays: one point for each captured character it names, more for each duo. */
export interface ContractPay {
  readonly a: number;
  readonly b: number;
  readonly crates: number;
  readonly duos: number;
  readonly perDuo: number;
  readonly points: number;
}

/**
 * Inside one contract a card or crate belongs to one duo at most; across contracts it may serve any number
 * [BH-CONTRACT-08, BH-CONTRACT-09, AMB-31]. Only captured targets count [BH-CONTRACT-10].
 */
export function contractPay(contract: ContractFace, haul: Haul): ContractPay {
  const a = haul.captured[contract.a] ?? 0;
  switch (contract.kind) {
    case "pair": {
      // [BH-CONTRACT-04]
      const b = haul.captured[contract.b] ?? 0;
      return pay(a, b, 0, Math.min(a, b), 3);
    }
    case "double":
      // [BH-CONTRACT-05, AMB-32, AMB-34]
      return pay(a, 0, 0, Math.floor(a / 2), 2);
    case "crate":
      // [BH-CONTRACT-06, BH-CONTRACT-07, AMB-33] Symbols on activated cards; alone they pay nothing.
      return pay(a, 0, haul.crates, Math.min(a, haul.crates), 2);
    default:
      return unreachable(contract);
  }
}

function pay(a: number, b: number, crates: number, duos: number, perDuo: number): ContractPay {
  return { a, b, crates, duos, perDuo, points: a + b + duos * perDuo };
}
