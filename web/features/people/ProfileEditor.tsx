import { personName } from "#web/i18n/names.ts";
import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { currentConsents, PERSON_CONSENTS } from "#contract/entry/consent.ts";
import type { Team } from "#contract/event/content.ts";
import type { ConsentChange, ConsentState, Profile } from "#contract/entry/profile.ts";
import { consentRelation, needsRepresentative, PROFILE_RELATIONS } from "#domain/entry/consent.ts";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import type { Raw } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { people } from "#texts/people/people.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Card } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { pathBack } from "./entryPaths.ts";
import { CreateClubDialog } from "./CreateClubDialog.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import styles from "./people.module.css";
import { PhotoUpload } from "./PhotoUpload.tsx";
import { draftOf, isInForce, profileFields, rawOf, type ProfileValues } from "./profileFields.tsx";
import { ProfileActs } from "./ProfileActs.tsx";
import { useClubs } from "./useClubs.ts";

type Props = {
  /** Nobody yet while a new one is written. */
  profile: Profile | undefined;
  others: readonly Profile[];
  consents: ConsentState | undefined;
  /** What is known of who manages them, for the first one. */
  initial: ReadonlyMap<string, Raw>;
  today: string;
};

/** A person's card: what a category, a weigh-in and the law need to know. */
export function ProfileEditor({ profile, others, consents, initial, today }: Props) {
  const { user } = useSession();
  const clubs = useClubs(profile?.team ?? undefined);
  const save = useSave(profile, consents);
  const fields = profileFields({
    profile,
    today,
    team: clubs.team,
    fetchClubs: clubs.fetchClubs,
    onCreateClub: clubs.setAsked,
  });
  const form = useForm(fields, {
    initial: profile === undefined ? initial : rawOf(profile, consents),
    draftKey: `draft:profile:${user?.id ?? 0}:${profile?.documentId ?? "new"}`,
    staysAt: isSamePerson,
    onSubmit: save,
  });
  const { words: right, isMinor, isRepresented } = rightOver(form.state.raw, today);
  const takeClub = (team: Team) => {
    clubs.setTeam(team);
    clubs.setAsked(undefined);
    form.store.put(new Map([["club", team.documentId]]));
  };
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading level={2}>{profile === undefined ? people.profiles.fresh : personName(profile)}</Heading>
      </div>
      {profile === undefined ? null : <PhotoUpload profile={profile} />}
      <Form form={form}>
        <section className={styles.section}>
          <Heading level={3}>{people.sections.person}</Heading>
          <FormField form={form} name="relation" />
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormField form={form} name="lastName" />
            <FormField form={form} name="firstName" />
            <FormField form={form} name="middleName" />
            <FormField form={form} name="latinName" />
            <FormField form={form} name="birthDate" />
            <FormField form={form} name="gender" />
          </Grid>
          {isMinor ? (
            <FormField
              form={form}
              name="representative"
              words={isRepresented ? { aside: people.fields.optional } : undefined}
            />
          ) : null}
          <FormField form={form} name="phone" />
        </section>
        <section className={styles.section}>
          <Heading level={3}>{people.sections.sport}</Heading>
          <FormField form={form} name="club" />
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormField form={form} name="belt" />
            <FormField form={form} name="weight" />
            <FormField form={form} name="beltSince" />
            <FormField form={form} name="beltBy" />
            <FormField form={form} name="city" />
            <FormField form={form} name="coach" />
          </Grid>
        </section>
        <section className={styles.section}>
          <Heading level={3}>{people.sections.papers}</Heading>
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormField form={form} name="medicalUntil" />
            <FormField form={form} name="insuranceUntil" />
          </Grid>
        </section>
        <section className={styles.section}>
          <Heading level={3}>{people.sections.privacy}</Heading>
          <Text tone="secondary">{right}</Text>
          <FormField form={form} name="processing" />
          <FormField form={form} name="publication" />
          <FormField form={form} name="details" />
          <Text size="small" tone="muted">
            {people.consents.publicationHint} {people.consents.detailsHint} {people.consents.hidden}
          </Text>
          {consents === undefined ? null : <ConsentHistory state={consents} />}
        </section>
        <FormField form={form} name="submit" />
      </Form>
      {profile === undefined ? null : <ProfileActs profile={profile} others={others} />}
      <CreateClubDialog needle={clubs.asked} onClose={() => clubs.setAsked(undefined)} onTaken={takeClub} />
    </Card>
  );
}

/** The person first, then what was agreed to for them; the page shows what the server holds afterwards. */
function useSave(profile: Profile | undefined, consents: ConsentState | undefined) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string>();
  return async (values: ProfileValues) => {
    // Made already, when only the consents were refused: a second press must not make a second person.
    const id = profile?.documentId ?? made;
    const { data } = await (id === undefined
      ? api.profiles.create(draftOf(values))
      : api.profiles.update(id, draftOf(values)));
    setMade(data.documentId);
    const state = consents ?? (await api.profiles.consents(data.documentId)).data;
    const change = consentChange(values, state);
    if (change !== undefined) await api.profiles.changeConsents(data.documentId, { data: change });
    showToast({ type: "success", message: people.profiles.saved });
    const back = pathBack(search, data.documentId);
    if (back !== undefined) await navigate(back);
    else if (profile === undefined) await navigate(`?person=${data.documentId}`, { replace: true });
    else await revalidate();
  };
}

function consentChange(values: ProfileValues, state: ConsentState): ConsentChange | undefined {
  const give = PERSON_CONSENTS.filter((kind) => values[kind] && !isInForce(state, kind));
  const withdraw = PERSON_CONSENTS.filter((kind) => !values[kind] && isInForce(state, kind));
  if (give.length === 0 && withdraw.length === 0) return undefined;
  return { give: currentConsents(give), withdraw };
}

function rightOver(raw: ReadonlyMap<string, Raw>, today: string) {
  const relation = PROFILE_RELATIONS.find((word) => word === raw.get("relation")) ?? "self";
  const birthDate = String(raw.get("birthDate") ?? "");
  // A day ahead is nobody's birth yet.
  const isKnown = birthDate !== "" && birthDate <= today;
  const isMinor = isKnown && isMinorOn(birthDate, today);
  // A child whose age is not told yet is most likely a minor: a parent is not asked for a signed paper first.
  const agreed = consentRelation(relation, isKnown ? isMinor : relation !== "self");
  return {
    words: people.consents.by[agreed],
    isMinor,
    /** Whoever fills it in represents them. */
    isRepresented: !needsRepresentative(relation, isMinor),
  };
}

type Place = { readonly pathname: string; readonly search: string };

/** The person is a question of the address. */
const isSamePerson = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname &&
  new URLSearchParams(from.search).get("person") === new URLSearchParams(to.search).get("person");
