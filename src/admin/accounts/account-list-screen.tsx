import { DUTIES, DUTY_LABELS } from '../../content/duties.ts';
import { Heading } from '../layout/heading.tsx';
import { useList } from '../list/collection.ts';
import { AddLink, DataList } from '../list/data-list.tsx';
import {
  actionColumn,
  type Column,
  DeleteAction,
  EditAction,
  NUMBER,
  titleColumn,
} from '../list/data-table.tsx';
import { searched } from '../list/words.ts';
import { accountPath } from '../paths.ts';
import { clearProfileAndLeave } from '../session/profile.ts';
import { type Account, accounts, isOwn } from './account-queries.ts';
import { deletionWords, words } from './words.ts';
import './accounts.css';

const formOf = ({ _id }: Account) => accountPath(_id);

const COLUMNS: readonly Column<Account>[] = [
  NUMBER,
  titleColumn({ label: words.name, title: ({ name }) => name, to: formOf }),
  { name: 'email', label: words.email, cell: ({ email }) => email },
  {
    name: 'role',
    label: words.role,
    cell: ({ role, duties }) => (
      <>
        {words.roles[role]}
        {duties && duties.length < DUTIES.length && (
          <span className="row-detail">
            {duties.map((duty) => DUTY_LABELS[duty]).join(', ') || words.noDuties}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'status',
    label: words.status,
    cell: (account) => (account.disabled ? words.disabled : isOwn(account) ? words.own : words.active),
  },
];

/** The accounts, newest first: filtered by name or email and paginated. The list always has the person's own account. */
export function AccountListScreen() {
  return (
    <>
      <Heading title={words.title}>
        <AddLink to="/admin/add-account" />
      </Heading>
      <DataList
        list={useList(accounts)}
        className="account-table"
        columns={(remove) => [
          ...COLUMNS,
          actionColumn((account, { titleId }) => (
            <>
              <EditAction of={titleId} to={formOf(account)} />
              <DeleteAction of={titleId} onClick={() => remove(account)} />
            </>
          )),
        ]}
        look={({ disabled }) => ({ 'data-disabled': disabled || undefined })}
        deletion={(account) => ({
          title: deletionWords.question,
          message: deletionWords.done,
          // Deleting one's own account signs out.
          async onDelete() {
            await accounts.remove(account._id);
            if (isOwn(account)) await clearProfileAndLeave();
          },
          ...(isOwn(account)
            ? { consequence: `${deletionWords.own} ${deletionWords.instead}` }
            : {
                what: account.name,
                consequence: `(${account.email}) ${deletionWords.other} ${deletionWords.instead}`,
              }),
        })}
        noun={words.noun}
        searched={searched.account}
        empty={null}
      />
    </>
  );
}
