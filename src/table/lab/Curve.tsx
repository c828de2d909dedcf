// The chance to win, turn by turn, as a curve: by what could be known, and with open cards.
import type { ReviewInfo, ReviewPoint } from '../../protocol/lab.ts';

const WIDTH = 800;
const HEIGHT = 220;
const EDGE = 34;

export function Curve({ review: { curve, moments, name } }: { readonly review: ReviewInfo }) {
  const last = Math.max(1, curve.length - 1);
  const x = (index: number): number => EDGE + ((WIDTH - 2 * EDGE) * index) / last;
  const y = (part: number): number => EDGE / 2 + (HEIGHT - EDGE) * (1 - part);
  const path = (of: (point: ReviewPoint) => number | null): string =>
    curve
      .flatMap((point, index) => {
        const part = of(point);
        return part === null ? [] : [`${x(index).toFixed(1)},${y(part).toFixed(1)}`];
      })
      .join(' ');
  const at = (turn: number): number => curve.findIndex((point) => point.turn === turn);
  return (
    <figure className="panel curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`The chance that ${name} wins, turn by turn`}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1={EDGE} x2={WIDTH - EDGE} y1={y(part)} y2={y(part)} className="curve-grid" />
            <text x={EDGE - 6} y={y(part) + 4} textAnchor="end">
              {100 * part}
            </text>
          </g>
        ))}
        <polyline className="curve-open" points={path(({ open }) => open)} />
        <polyline className="curve-known" points={path(({ known }) => known)} />
        {moments.map(({ turn, at: answer }) => (
          <circle
            key={answer}
            className="curve-moment"
            r="6"
            cx={x(Math.max(0, at(turn)))}
            cy={y(curve[at(turn)]?.known ?? 0.5)}
          />
        ))}
        {curve.map(
          ({ turn }, index) =>
            (index % Math.ceil(curve.length / 20) === 0 || index === curve.length - 1) && (
              <text key={turn} x={x(index)} y={HEIGHT - 2} textAnchor="middle">
                {turn}
              </text>
            ),
        )}
      </svg>
      <figcaption>
        Of 100 games from the beginning of each turn, {name} would win so many:{' '}
        <b className="is-known">by what could be known</b>, <b className="is-open">with open cards</b>. Rings are the
        turns of what cost most.
      </figcaption>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Of</th>
              <th scope="col">Known</th>
              <th scope="col">Open</th>
              <th scope="col">Life</th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ turn, active, known, open, life }) => (
              <tr key={turn}>
                <td>{turn}</td>
                <td>{active}</td>
                <td>{known === null ? '–' : Math.round(100 * known)}</td>
                <td>{open === null ? '–' : Math.round(100 * open)}</td>
                <td>{life.join(' : ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
