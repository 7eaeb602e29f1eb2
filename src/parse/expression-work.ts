/** As much of a compiled expression as tells how it grows what it is given. */
export interface ExpressionNode {
  readonly type: string;
  readonly name?: unknown;
  readonly children?: readonly ExpressionNode[];
  /** Of a pair the expression, of a literal what it says. */
  readonly value?: unknown;
}

/** Expressions are written by hand. */
export const LONGEST_EXPRESSION = 1000;

/** What is worked out may become so many times as large as a trial, or take as many steps. */
const MOST_GROWTH = 1000;

/** Whether an expression could need more time and memory than any that is meant. */
export function isTooMuchWork(expression: ExpressionNode): boolean {
  return growthOf(expression) > MOST_GROWTH;
}

/**
 * How many times as large as its input a result may become: projections share out what there is,
 * while lists, functions and literals repeat it, each as often as any around it is worked out.
 */
function growthOf({ type, name, children = [], value }: ExpressionNode): number {
  const inner = children.reduce((product, child) => product * growthOf(child), 1);
  switch (type) {
    case 'MultiSelectList':
    case 'MultiSelectHash':
      return inner * Math.max(1, children.length);
    case 'Function':
      // Text within text has its quotes doubled.
      return inner * Math.max(name === 'to_string' ? 2 : 1, children.length);
    case 'KeyValuePair':
      return growthOf(value as ExpressionNode);
    case 'Literal':
      return membersOf(value);
    default:
      return inner;
  }
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + membersOf(member), 1);
}
