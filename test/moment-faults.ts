const FAULT = 'injected_fault';

/** Statements that make the deletion of certain moments, and so their promotion, fail, and that undo this. */
export const momentFaults = {
  SQLite: (which = 'true') => ({
    begin: [
      `CREATE TRIGGER ${FAULT} BEFORE DELETE ON moment WHEN ${which} BEGIN SELECT RAISE(ABORT, 'injected'); END`,
    ],
    end: [`DROP TRIGGER ${FAULT}`],
  }),
  PostgreSQL: (which = 'true') => ({
    begin: [
      `CREATE FUNCTION ${FAULT}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'injected'; END $$`,
      `CREATE TRIGGER ${FAULT} BEFORE DELETE ON moment FOR EACH ROW WHEN (${which}) EXECUTE FUNCTION ${FAULT}()`,
    ],
    end: [`DROP TRIGGER ${FAULT} ON moment`, `DROP FUNCTION ${FAULT}`],
  }),
};
