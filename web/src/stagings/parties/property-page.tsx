import type { Property } from '@archway/contract/properties/property';
import { propertyFields } from '@archway/contract/properties/property-fields';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../files/picture-address.ts';
import { KeptPicture } from '../../inventory/pictures/kept-picture.tsx';
import { PictureRow } from '../../inventory/pictures/picture-row.tsx';
import type { SendPictures } from '../../inventory/pictures/pictures-dialog.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { HeroActions } from '../../kit/detail/hero-actions.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { AccessPanel } from '../../properties/access-panel.tsx';
import { PropertyDrawer } from '../../properties/property-drawer.tsx';
import { PropertyMark } from '../../properties/property-mark.tsx';
import { RemovePropertyDialog } from '../../properties/remove-property-dialog.tsx';
import { usePropertyWords } from '../../properties/use-property-words.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { FactsPanel, NotesPanel } from '../../ui/fields/known-panels.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { DirectionsButton } from '../../ui/map/directions-button.tsx';
import { PlacedMap } from '../../ui/map/placed-map.tsx';
import { DottedLine } from '../../ui/text/dotted-line.tsx';
import { StagingsOf } from '../list/stagings-of.tsx';
import classes from './parties.module.css';

/** A designer sees what is known of a home and what was staged there; a driver how to get in. */
export const PropertyPage = () => {
  const { t } = useTranslation('properties');
  const { id = '' } = useParams({ strict: false });
  const property = useQuery({ ...queries.properties.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={property}
      find={(data: Property) => data}
      nameOf={({ address }) => address}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/properties">{t('backToList')}</LinkButton>}
    >
      {(data) => <Shown key={id} property={data} />}
    </DetailPage>
  );
};

const Shown = ({ property }: { property: Property }) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const edit = () => setOpen('edit');
  return (
    <DetailView
      hero={<PropertyHero property={property} onEdit={edit} onRemove={() => setOpen('remove')} />}
      aside={<PropertyAside property={property} onEdit={edit} />}
      dialogs={
        <>
          <PropertyDrawer inHand={open === 'edit' ? { id: property.id } : null} onClose={close} />
          <RemovePropertyDialog
            property={open === 'remove' ? property : null}
            onClose={close}
            onRemoved={() => navigate({ to: '/properties', replace: true })}
          />
        </>
      }
    >
      <PropertyPhotos property={property} />
      <StagingsOf propertyId={property.id} />
    </DetailView>
  );
};

type PropertyHeroProps = { property: Property; onEdit: () => void; onRemove: () => void };

const PropertyHero = ({ property, onEdit, onRemove }: PropertyHeroProps) => {
  const { t } = useTranslation('properties');
  const ui = useTranslation('ui').t;
  const { optionName } = usePropertyWords();
  const { address, city, state, zip, type, stagings, pictureIds } = property;
  const [cover] = pictureIds;
  const where = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Hero
      above={<Trail links={[{ key: 'all', link: <Link to="/properties">{t('title')}</Link> }]} />}
      picture={
        cover ? (
          <KeptPicture
            src={pictureAddress(cover, 'small')}
            alt=""
            width={96}
            height={96}
            className={classes.cover}
          />
        ) : (
          <PropertyMark type={type} size={64} />
        )
      }
      name={address}
      line={
        <DottedLine>
          <bdi>{where}</bdi>
          {optionName('type', type)}
        </DottedLine>
      }
      numbers={[
        { value: ui('number', { value: stagings }), words: t('numbers.stagings', { count: stagings }) },
      ]}
      actions={
        <HeroActions subject="Staging" name={address} onEdit={onEdit} onRemove={onRemove}>
          <DirectionsButton address={[address, where].filter(Boolean).join(', ')} />
        </HeroActions>
      }
    />
  );
};

const PropertyPhotos = ({ property: { id, address, pictureIds } }: { property: Property }) => {
  const { t } = useTranslation('properties');
  const mayEdit = useAbility().can('update', 'Staging');
  const send: SendPictures = (pictures, seenIds) =>
    api.properties.setPictures({ id, pictureIds: pictures, seenIds });
  return (
    <TitledPanel title={t('photos')}>
      {pictureIds.length === 0 && <p className={classes.nothing}>{t('noPhotos')}</p>}
      <PictureRow name={address} ids={pictureIds} send={mayEdit ? send : undefined} />
    </TitledPanel>
  );
};

/** What stands at the head of the page, or in a panel of its own. */
const elsewhere = {
  address: null,
  city: null,
  state: null,
  zip: null,
  latitude: null,
  longitude: null,
  type: null,
  notes: null,
};

const PropertyAside = ({ property, onEdit }: { property: Property; onEdit: () => void }) => {
  const { t } = useTranslation('properties');
  const { nameOf, optionName } = usePropertyWords();
  const mayEdit = useAbility().can('update', 'Staging');
  const { id, address, latitude, longitude, clientId, clientName, notes } = property;
  const owner = clientId && clientName && (
    <Link to="/clients/detail/$id" params={{ id: clientId }} className={classes.link}>
      <bdi>{clientName}</bdi>
    </Link>
  );
  return (
    <>
      <AccessPanel propertyId={id} />
      <TitledPanel title={t('position.title')}>
        {latitude !== null && longitude !== null ? (
          <PlacedMap at={{ latitude, longitude }} name={address} />
        ) : (
          <>
            <p className={classes.nothing}>{t('position.none')}</p>
            {mayEdit && (
              <Button variant="default" size="xs" onClick={onEdit}>
                {t('position.set')}
              </Button>
            )}
          </>
        )}
      </TitledPanel>
      <FactsPanel
        table={propertyFields}
        row={property}
        nameOf={nameOf}
        optionName={optionName}
        replaced={{ ...elsewhere, clientId: owner || null }}
        none={t('noFacts')}
      />
      <NotesPanel title={nameOf('notes')} notes={notes} />
    </>
  );
};
