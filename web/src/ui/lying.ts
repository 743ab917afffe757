/** Figures that are no followers stand wherever they are. */
const UPRIGHT = ['shepherd'];

/** Whether a figure lies down on a feature, for lists that know no more than names. */
export function liesDown(figure: string, feature: string): boolean {
  return feature === 'field' && !UPRIGHT.includes(figure);
}
