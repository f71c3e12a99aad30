INSERT INTO house (key, value) VALUES ('forgotten', '0') ON CONFLICT DO NOTHING; -- how often somebody was

-- A match of which a round was sealed: it is kept for longer than its journal.
CREATE TABLE played (
    match bigint PRIMARY KEY, -- the number of it
    id text NOT NULL UNIQUE,
    game text NOT NULL,
    began double precision NOT NULL,
    ended double precision,
    players text NOT NULL, -- JSON, as the next two
    totals text NOT NULL,
    winners text NOT NULL,
    round int NOT NULL, -- the last one that was sealed
    day double precision NOT NULL, -- when that was
    backlog int NOT NULL, -- rounds that were sealed before are not saved yet
    nobody int NOT NULL -- no person was there
);
CREATE INDEX played_by_nobody ON played (day) WHERE nobody = 1;
CREATE INDEX played_backlog ON played (match) WHERE backlog = 1;

-- A round that was sealed.
CREATE TABLE films (
    match bigint NOT NULL REFERENCES played ON DELETE CASCADE,
    round int NOT NULL,
    made double precision NOT NULL,
    points text NOT NULL, -- JSON
    again int NOT NULL, -- it was dealt again
    names text NOT NULL, -- JSON: pairs of a name in it and the person who had it
    film bytea, -- NULL: there is none, or none any more
    stars int NOT NULL DEFAULT 0,
    PRIMARY KEY (match, round)
);
ALTER TABLE films ALTER COLUMN film SET STORAGE EXTERNAL; -- it is compressed already
CREATE INDEX films_by_day ON films (made) WHERE film IS NOT NULL AND stars = 0;

-- Who was there when rounds of a match were sealed.
CREATE TABLE seats (
    person text NOT NULL,
    match bigint NOT NULL REFERENCES played ON DELETE CASCADE,
    seat int, -- NULL: they only watched
    name text NOT NULL,
    points int NOT NULL,
    began double precision NOT NULL, -- as in played
    day double precision NOT NULL,
    rounds text NOT NULL, -- such as ,1,2,5,
    bots text NOT NULL, -- likewise those that a bot has played for them
    last int NOT NULL, -- of these rounds
    gone int NOT NULL, -- they have left
    PRIMARY KEY (person, match)
);
CREATE INDEX seats_by_beginning ON seats (person, began);
CREATE INDEX seats_of_match ON seats (match);
CREATE INDEX seats_by_day ON seats (day);

CREATE TABLE stars (
    person text NOT NULL,
    match bigint NOT NULL,
    round int NOT NULL,
    PRIMARY KEY (person, match, round),
    FOREIGN KEY (person, match) REFERENCES seats ON DELETE CASCADE
);
CREATE INDEX stars_of_film ON stars (match, round);

-- By triggers, as nodes of the release before close and drop matches, too.
CREATE FUNCTION end_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        UPDATE played SET ended = day WHERE match = OLD.number AND ended IS NULL;
    ELSE
        UPDATE played SET ended = NEW.ended, players = NEW.players, totals = NEW.totals, winners = NEW.winners
        WHERE match = NEW.number;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER played_ends_with_its_match AFTER DELETE OR UPDATE OF ended ON matches
    FOR EACH ROW EXECUTE FUNCTION end_played();

CREATE FUNCTION count_stars() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    star stars := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
    UPDATE films SET stars = (SELECT count(*) FROM stars s WHERE s.match = star.match AND s.round = star.round)
    WHERE match = star.match AND round = star.round;
    RETURN NULL;
END $$;
CREATE TRIGGER stars_count AFTER INSERT OR DELETE ON stars FOR EACH ROW EXECUTE FUNCTION count_stars();

-- What nobody may look at any more goes.
CREATE FUNCTION drop_unseen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM played WHERE match = OLD.match AND NOT EXISTS (SELECT 1 FROM seats WHERE match = OLD.match);
    RETURN NULL;
END $$;
CREATE TRIGGER played_goes_with_the_last_seat AFTER DELETE ON seats FOR EACH ROW EXECUTE FUNCTION drop_unseen();

-- Nobody was forgotten since a journal was read; whoever is about to be waits for this transaction.
CREATE FUNCTION is_as_known(late text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM house WHERE key = 'forgotten' AND value = convert_to(late, 'UTF8') FOR SHARE;
    RETURN FOUND;
END $$;

-- One round, who sat there and who watched: one call, as it is written with the seal. Of a match that is not there
-- any more, nothing is saved. Written twice, it counts once.
CREATE FUNCTION save_film(
    n bigint, of_round int, of_day double precision, its_points text, its_totals text, its_players text,
    its_winners text, its_film bytea, dealt_again int, its_names text, persons text[], seat_numbers int[],
    seat_names text[], seat_points int[], seat_rounds text[], seat_bots text[], seat_gone int[],
    most_watchers int, late text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF late IS NOT NULL AND NOT is_as_known(late) THEN
        RETURN;
    END IF;
    INSERT INTO played
        (match, id, game, began, ended, players, totals, winners, round, day, backlog, nobody)
        SELECT number, id, game, began, ended, its_players, its_totals, its_winners, of_round, of_day,
            (of_round > 1 OR late IS NOT NULL)::int, 1
        FROM matches WHERE number = n
        ON CONFLICT (match) DO UPDATE SET players = EXCLUDED.players, totals = EXCLUDED.totals,
            winners = EXCLUDED.winners, round = EXCLUDED.round, day = EXCLUDED.day,
            backlog = CASE WHEN EXCLUDED.round > played.round + 1 THEN 1 ELSE played.backlog END
        WHERE EXCLUDED.round > played.round;
    IF NOT EXISTS (SELECT 1 FROM played WHERE match = n) THEN
        RETURN;
    END IF;
    INSERT INTO films (match, round, made, points, again, names, film)
        VALUES (n, of_round, of_day, its_points, dealt_again, its_names, its_film)
        ON CONFLICT (match, round) DO UPDATE
        SET film = EXCLUDED.film, again = EXCLUDED.again, names = EXCLUDED.names
        WHERE films.film IS NULL AND EXCLUDED.film IS NOT NULL;
    FOR i IN 1 .. coalesce(array_length(persons, 1), 0) LOOP
        INSERT INTO seats AS s (person, match, seat, name, points, began, day, rounds, bots, last, gone)
            SELECT persons[i], n, seat_numbers[i], seat_names[i], seat_points[i], began, of_day,
                seat_rounds[i], seat_bots[i], of_round, seat_gone[i]
            FROM played WHERE match = n AND (
                seat_numbers[i] IS NOT NULL
                OR EXISTS (SELECT 1 FROM seats o WHERE o.person = persons[i] AND o.match = n)
                OR (SELECT count(*) FROM seats o WHERE o.match = n AND o.seat IS NULL) < most_watchers)
            ON CONFLICT (person, match) DO UPDATE SET
                seat = CASE WHEN EXCLUDED.seat IS NOT NULL AND (s.seat IS NULL OR EXCLUDED.last >= s.last)
                    THEN EXCLUDED.seat ELSE s.seat END,
                name = CASE WHEN EXCLUDED.seat IS NOT NULL AND (s.seat IS NULL OR EXCLUDED.last >= s.last)
                    THEN EXCLUDED.name ELSE s.name END,
                points = CASE WHEN EXCLUDED.seat IS NOT NULL AND (s.seat IS NULL OR EXCLUDED.last >= s.last)
                    THEN EXCLUDED.points ELSE s.points END,
                gone = CASE WHEN EXCLUDED.last < s.last THEN s.gone ELSE EXCLUDED.gone END,
                rounds = CASE WHEN position(EXCLUDED.rounds IN s.rounds) > 0 THEN s.rounds
                    ELSE s.rounds || substr(EXCLUDED.rounds, 2) END,
                bots = CASE WHEN position(EXCLUDED.bots IN s.bots) > 0 THEN s.bots
                    ELSE s.bots || substr(EXCLUDED.bots, 2) END,
                last = greatest(s.last, EXCLUDED.last),
                day = greatest(s.day, EXCLUDED.day);
    END LOOP;
    UPDATE seats SET gone = 1
        WHERE match = n AND seat IS NOT NULL AND last < of_round AND gone = 0 AND person <> ALL(persons);
    IF array_length(persons, 1) > 0 THEN
        UPDATE played SET nobody = 0 WHERE match = n AND nobody = 1;
    END IF;
END $$;
