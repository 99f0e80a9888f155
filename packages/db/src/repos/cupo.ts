import type { Recurso } from '@recluta/domain';

/**
 * Leave to create counted things: only the plan check makes one (cuenta.repo), inside the transaction that uses it, so
 * that of two racing at limit minus one exactly one wins.
 */
export class Cupo<R extends Recurso> {
  readonly recurso: R;
  readonly cantidad: number;
  #used = false;

  private constructor(recurso: R, cantidad: number) {
    this.recurso = recurso;
    this.cantidad = cantidad;
  }

  static approve<R extends Recurso>(recurso: R, cantidad: number): Cupo<R> {
    return new Cupo(recurso, cantidad);
  }

  /** Once: a cupo for one row does not create two. */
  use(): void {
    if (this.#used) throw new Error(`A cupo of ${this.recurso} was used twice`);
    this.#used = true;
  }
}
