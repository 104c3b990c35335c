/** A message as an expression of JavaScript: what a phone gets is neither parsed nor looked up there. */
import type {
  CallArguments,
  Expression,
  InlineExpression,
  Pattern,
  TermReference,
  VariableReference,
  Variant,
} from "@fluent/syntax";
import type { Argument } from "./arguments.ts";
import { codeOfParts, sharedIn, type Part } from "./parts.ts";

export interface Scope {
  readonly language: string;
  /** How it is written where: `en-GB` lists without a comma before “and”. */
  readonly locale: string;
  readonly given: readonly Argument[];
  /** What stands before an argument's name: nothing, or `given.` where they come as one record. */
  readonly from: string;
  readonly terms: ReadonlyMap<string, Pattern>;
  /** What a term is told where it stands: `{ -hall(case: "gen") }`. */
  readonly told?: ReadonlyMap<string, string>;
  /** Hears what is wrong. */
  readonly complain: (what: string) => void;
  /** Hears which helper of `words/forms.ts` is needed. */
  readonly needs: (helper: string) => void;
  /** A function that stands before the catalog: what is asked in hundreds of messages is told its language once. */
  readonly before: (name: string, code: string) => void;
}

export function expressionOf(pattern: Pattern, scope: Scope): string {
  return codeOfParts(partsOf(pattern, scope));
}

function partsOf({ elements }: Pattern, scope: Scope): readonly Part[] {
  return elements.flatMap((element) =>
    element.type === "TextElement" ? [element.value] : holesOf(element.expression, scope),
  );
}

function holesOf(expression: Expression, scope: Scope): readonly Part[] {
  switch (expression.type) {
    case "StringLiteral":
    case "NumberLiteral":
      return [String(expression.parse().value)];
    case "VariableReference":
      return [variable(expression.id.name, scope)];
    case "SelectExpression":
      return choice(expression.selector, expression.variants, scope);
    case "TermReference":
      return termText(expression, scope);
    case "FunctionReference":
      return [{ code: call(expression.id.name, expression.arguments, scope), isText: true }];
    case "Placeable":
      return holesOf(expression.expression, scope);
    case "MessageReference":
      scope.complain(`refers to the message ${expression.id.name}: make it a term`);
      return [];
  }
}

function argument(name: string, scope: Scope): Argument | null {
  const found = scope.given.find((one) => one.name === name) ?? null;
  if (found === null) scope.complain(`is not given $${name}`);
  return found;
}

function variable(name: string, scope: Scope): Part {
  const found = argument(name, scope);
  if (found === null) return "";
  const code = scope.from + name;
  if (found.kind !== "names") return { code, isText: found.kind === "text" };
  scope.needs("list");
  return { code: `list(${JSON.stringify(scope.locale)}, ${code})`, isText: true };
}

const isGiven = ({ id }: VariableReference, { given }: Scope): boolean =>
  given.some(({ name }) => name === id.name);

function termText(
  { id: { name }, arguments: given }: TermReference,
  scope: Scope,
): readonly Part[] {
  const term = scope.terms.get(name);
  if (term === undefined) {
    scope.complain(`knows no term -${name}`);
    return [];
  }
  const told = (given?.named ?? []).map(
    (one) => [one.name.name, String(one.value.parse().value)] as const,
  );
  return partsOf(term, { ...scope, told: new Map(told) });
}

/** A term that bends is written in the form that is asked for: nothing of that is left for a phone to choose. */
function toldForm(name: string, variants: readonly Variant[], scope: Scope): readonly Part[] {
  const asked = scope.told?.get(name);
  const keyOf = ({ key }: Variant): string => (key.type === "Identifier" ? key.name : key.value);
  const form = variants.find((one) => keyOf(one) === asked) ?? variants.find((one) => one.default);
  return form === undefined ? [] : partsOf(form.value, scope);
}

/** What a message may call, with what stands in its brackets. */
const functions: Readonly<
  Partial<Record<string, (given: readonly InlineExpression[], scope: Scope) => string | null>>
> = {
  /** `ELIDE("de", $name)`: d’Anna, de Marlo. */
  ELIDE([word, name], scope) {
    if (word?.type !== "StringLiteral" || name === undefined) return null;
    scope.needs("elided");
    return `elided(${JSON.stringify(word.value)}, ${textOf(name, scope)})`;
  },
  /** `CONTRACT("de", $name)`: del doctor, de Anna. */
  CONTRACT([word, name], scope) {
    if (word?.type !== "StringLiteral" || name === undefined) return null;
    scope.needs("contraction");
    return `contraction(${JSON.stringify(word.value)}, ${textOf(name, scope)})`;
  },
  /** `FORM($name, "gen")`: Omegi, where the card says so; Marlo as he is. */
  FORM([name, how], scope) {
    if (name === undefined || how?.type !== "StringLiteral") return null;
    scope.needs("bent");
    return `bent(${JSON.stringify(scope.language)}, ${textOf(name, scope)}, ${JSON.stringify(how.value)})`;
  },
  /** `COUNT($names)`: how many there are. */
  COUNT: ([names], scope) =>
    names?.type === "VariableReference" ? `${referred(names.id.name, scope)}.length` : null,
  /** `LIST("you", $names)`: all of them. */
  LIST: (names, scope) => enumerated("list", names, scope),
  /** `EITHER($names)`: this one or that one. */
  EITHER: (names, scope) => enumerated("either", names, scope),
  /** `NUMBER($credits)`: 4,000 as the language writes it. */
  NUMBER([count], scope) {
    if (count?.type !== "VariableReference") return null;
    scope.needs("written");
    const figure = `figure_${scope.language}`;
    const asks = `written(${JSON.stringify(scope.locale)}, count)`;
    scope.before(figure, `(count: number | string): string => ${asks}`);
    return `${figure}(${referred(count.id.name, scope)})`;
  },
  /** `CAPITAL($name)`: with a tall letter, where a sentence begins with a name that has an article. */
  CAPITAL: (given, scope) => begun("capital", given, scope),
  /** `SMALL($clause)`: going on with what stands alone elsewhere. German leaves nouns as they are. */
  SMALL: (given, scope) => begun("small", given, scope),
};

function begun(
  helper: "capital" | "small",
  [text]: readonly InlineExpression[],
  scope: Scope,
): string | null {
  if (text === undefined) return null;
  scope.needs(helper);
  return `${helper}(${textOf(text, scope)})`;
}

function call(name: string, { positional }: CallArguments, scope: Scope): string {
  const code = functions[name]?.(positional, scope) ?? null;
  if (code === null) scope.complain(`calls ${name}(), which does not exist so`);
  return code ?? '""';
}

function referred(name: string, scope: Scope): string {
  return scope.from + (argument(name, scope)?.name ?? "");
}

function textOf(one: InlineExpression, scope: Scope): string {
  return codeOfParts(holesOf(one, scope));
}

function enumerated(
  helper: "list" | "either",
  names: readonly InlineExpression[],
  scope: Scope,
): string {
  scope.needs(helper);
  return `${helper}(${JSON.stringify(scope.locale)}, [${names.map((one) => member(one, scope)).join(", ")}])`;
}

function member(one: InlineExpression, scope: Scope): string {
  if (one.type !== "VariableReference") return textOf(one, scope);
  const code = referred(one.id.name, scope);
  return argument(one.id.name, scope)?.kind === "names" ? `...${code}` : code;
}

type Test = (key: string, isNumber: boolean) => string;

function choice(
  selector: InlineExpression,
  variants: readonly Variant[],
  scope: Scope,
): readonly Part[] {
  if (
    scope.told !== undefined &&
    selector.type === "VariableReference" &&
    !isGiven(selector, scope)
  )
    return toldForm(selector.id.name, variants, scope);
  const test = testOf(selector, scope);
  const ordered = variants.toSorted((one, other) => Number(one.default) - Number(other.default));
  const { before, own, after } = sharedIn(ordered.map(({ value }) => partsOf(value, scope)));
  const forms = ordered.map(({ key, default: isLast }, at) => {
    const said = codeOfParts(own[at] ?? []);
    if (isLast) return said;
    const isNumber = key.type === "NumberLiteral";
    return `${test(isNumber ? key.value : key.name, isNumber)} ? ${said} : `;
  });
  const chosen = { code: `(${forms.join("")})`, isText: true };
  return [...before, chosen, ...after];
}

function testOf(selector: InlineExpression, scope: Scope): Test {
  const { type } = selector;
  if (type === "FunctionReference" && selector.id.name === "STARTS")
    return beginningTest(selector.arguments, scope);
  if (type === "FunctionReference" && selector.id.name === "FORM") {
    const form = call(selector.id.name, selector.arguments, scope);
    return (key) => `${form} === ${JSON.stringify(key)}`;
  }
  if (type === "FunctionReference")
    return numberTest(call(selector.id.name, selector.arguments, scope), scope);
  if (type !== "VariableReference") {
    scope.complain("chooses by something that is no variable");
    return () => "false";
  }
  const found = argument(selector.id.name, scope);
  const name = scope.from + selector.id.name;
  if (found?.kind === "number") {
    const test = numberTest(name, scope);
    return (key, isNumber) =>
      key === "none" && found.optional ? `${name} === null` : test(key, isNumber);
  }
  if (found?.kind === "names") return numberTest(`${name}.length`, scope);
  if (found?.kind === "flag") return (key) => (key === "true" ? name : `!${name}`);
  return (key) => wordTest(key, found, scope);
}

/** `{ STARTS($place, "le ") -> [true] dans { $place } *[other] sur { $place } }`. */
function beginningTest({ positional: [name, beginning] }: CallArguments, scope: Scope): Test {
  if (name?.type === "VariableReference" && beginning?.type === "StringLiteral") {
    const begins = `${referred(name.id.name, scope)}.startsWith(${JSON.stringify(beginning.value)})`;
    return (key) => (key === "true" ? begins : `!${begins}`);
  }
  scope.complain("calls STARTS(), which does not exist so");
  return () => "false";
}

function numberTest(code: string, scope: Scope): Test {
  const categories = new Intl.PluralRules(scope.language).resolvedOptions().pluralCategories;
  return (key, isNumber) => {
    if (isNumber) return `${code} === ${key}`;
    if (!categories.some((one) => one === key))
      scope.complain(`has a form [${key}] that its language does not have`);
    scope.needs("form");
    const is = `${key}_${scope.language}`;
    const asks = `form(${JSON.stringify(scope.language)}, count) === ${JSON.stringify(key)}`;
    scope.before(is, `(count: number): boolean => ${asks}`);
    return `${is}(${code})`;
  };
}

/** `[none]` is a text that is not there: none was given, or an empty one. */
function wordTest(key: string, found: Argument | null, scope: Scope): string {
  const name = scope.from + (found?.name ?? "");
  if (key === "none" && !found?.words.includes(key))
    return `${name} === ${found?.optional === true ? "null" : '""'}`;
  if (found?.kind === "word" && !found.words.includes(key))
    scope.complain(`$${found.name} is never ${key}`);
  return `${name} === ${JSON.stringify(key)}`;
}
